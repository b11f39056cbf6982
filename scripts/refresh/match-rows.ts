import { inOrderOfPlay } from '../../src/derive/matches.ts';
import type { Header } from '../../src/feed/match-detail.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Loss } from './loss.ts';
import { unplayed } from './unplayed.ts';

type MatchRow = DatasetRow<'matches'>;

/**
 * The matches of a season as they are to be stored, in order of play, and what is lost by it. What the feed does not say
 * stays; a match in play, or just over, stays as it was.
 *
 * @param isFinal whether a finished match is
 */
export function matchRows(
  stored: readonly MatchRow[],
  feed: readonly FeedMatch[],
  headers: ReadonlyMap<string, Header | undefined>,
  isFinal: (match: FeedMatch) => boolean,
): { rows: MatchRow[]; losses: Loss[] } {
  const before = new Map(stored.map((row) => [row.match_id, row]));
  const losses: Loss[] = [];
  const told = new Set(feed.map(({ match_id }) => match_id));
  for (const row of stored) {
    if (!told.has(row.match_id))
      losses.push(lossOf('match vanished', row, 'not in the feed, or not understood'));
  }
  const rows = feed.map((match) => {
    const known = before.get(match.match_id);
    const row = rowOf(match, known, headers.get(match.match_id), isFinal);
    if (known?.status === 'FINISHED' && resultOf(row) !== resultOf(known)) {
      losses.push(lossOf('final score changed', known, resultOf(row)));
    }
    return row;
  });
  return { rows: rows.sort(inOrderOfPlay), losses };
}

function lossOf(what: string, row: MatchRow, after: string): Loss {
  const before = `${row.date} ${row.home_club} v ${row.away_club}, ${resultOf(row)}`;
  return { what, subject: row.match_id, before, after };
}

function resultOf({ status, home_goals, away_goals, home_penalties, away_penalties }: MatchRow): string {
  if (status !== 'FINISHED') return status;
  const shootOut = home_penalties === null ? '' : ` (${home_penalties}-${away_penalties} on penalties)`;
  return `${home_goals}-${away_goals}${shootOut}`;
}

function rowOf(
  told: FeedMatch,
  known: MatchRow | undefined,
  header: Header | undefined,
  isFinal: (match: FeedMatch) => boolean,
): MatchRow {
  const { phase: _, clock: __, broadcasters: ___, highlights_url: ____, tickets_url: _____, ...match } = told;
  // A ground that is not another is known as it was: what the feed says of it may have been learned from that.
  const isAnother = match.venue_basis === 'feed' && match.venue_id !== known?.venue_id;
  const ground = known && !isAnother ? known : match;
  const { venue_id, venue_basis } = ground;
  // The feed does not say whether a venue is neutral: it is curated.
  const neutral = known?.neutral ?? false;
  if (match.status === 'FINISHED' && (known?.status === 'FINISHED' || isFinal(told))) {
    return {
      ...match,
      kickoff_utc: match.kickoff_utc ?? known?.kickoff_utc ?? null,
      additional_time: header?.additional_time ?? known?.additional_time ?? null,
      home_penalties: match.home_penalties ?? known?.home_penalties ?? null,
      away_penalties: match.away_penalties ?? known?.away_penalties ?? null,
      home_red_cards: header?.home_red_cards ?? known?.home_red_cards ?? null,
      away_red_cards: header?.away_red_cards ?? known?.away_red_cards ?? null,
      attendance: header?.attendance ?? known?.attendance ?? null,
      venue_id,
      venue_basis,
      neutral,
    };
  }
  const isSettled = ['UPCOMING', 'POSTPONED', 'CANCELLED', 'SUSPENDED'].includes(match.status);
  if (known && known.status !== 'FINISHED' && !isSettled) return known;
  const status = isSettled ? match.status : 'UPCOMING';
  const kickoff_utc = match.kickoff_utc ?? (known?.status === status ? known.kickoff_utc : null);
  return { ...match, ...unplayed, kickoff_utc, status, venue_id, venue_basis, neutral };
}
