import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { League } from '../records/league-schema.ts';
import { ofSeason } from '../records/season-rules.ts';
import { nulls, omit } from '../records/typed.ts';
import { type FeedMatch, type FeedPlayer, type Header, momentColumns } from './adapter.ts';
import { details, score } from './merge-rules.ts';
import { peopleOf } from './merge-tables.ts';
import { findFormerIds, findMoved } from './moved-matches.ts';
import { newRefereeIds } from './new-referee-ids.ts';
import { storableIds } from './provider-ids.ts';

type MatchRow = DatasetRow<'matches'>;

/** A season as the feed has it. */
export interface FedSeason {
  /** When the feed made the schedule. */
  readonly at: Date;
  readonly matches: readonly FeedMatch[];
  readonly players: readonly FeedPlayer[];
  readonly teamStats: readonly DatasetRow<'teamStats'>[];
  readonly sides: readonly DatasetRow<'matchStats'>[];
  /** By match, as far as they were requested. */
  readonly headers: ReadonlyMap<string, Header>;
  readonly referees: readonly DatasetRow<'referees'>[];
  /** Ids of other registers. */
  readonly ids: readonly DatasetRow<'ids'>[];
}

/** The states of a match that is neither played nor being played. */
const unplayedStatuses: readonly string[] = ['UPCOMING', 'POSTPONED', 'CANCELLED', 'SUSPENDED'];

/**
 * Returns the feed's rows of a season that may be stored; a row may lack columns.
 *
 * A match in play, or just over, is left as it is stored. So are the totals of its clubs, which may count it already.
 */
export function finalRows(dataset: Dataset, season: number, feed: FedSeason) {
  const storedMatches = new Map(ofSeason(dataset.matches, season).map((match) => [match.match_id, match]));
  const storedRows = [...storedMatches.values()];
  // A match under two ids is one match: the operator decides.
  const otherIds = findFormerIds(storedRows, feed.matches);
  for (const { match } of findMoved(storedRows, feed.matches)) otherIds.add(match.match_id);
  const matches = feed.matches
    .filter(({ match_id }) => !otherIds.has(match_id))
    .map((match) => matchRow(dataset.league, match, storedMatches.get(match.match_id), feed))
    .filter((match) => match !== undefined);
  const finished = new Set(
    matches.filter(({ status }) => status === 'FINISHED').map((match) => match.match_id),
  );
  const ofFinished = <Row extends { match_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ match_id }) => finished.has(match_id));
  const waiting = waitingClubs(feed.matches, finished);
  const clubs = new Map(ofSeason(dataset.players, season).map((row) => [row.player_id, row.club]));
  const sameIds = findSameIds(dataset.corrections);
  const listedPlayers = feed.players.filter(({ row }) => !sameIds.has(row.player_id));
  const players = listedPlayers.filter(({ row: { club, player_id } }) =>
    [club, clubs.get(player_id)].every((clubId) => !clubId || !waiting.has(clubId)),
  );
  const referees = ofFinished(feed.referees).map((row) => {
    const referee_id = sameIds.get(row.referee_id);
    // The second id comes with another spelling of the name.
    return referee_id === undefined ? row : { match_id: row.match_id, season, referee_id };
  });
  return {
    matches,
    matchStats: ofFinished(feed.sides),
    referees,
    refereeIds: newRefereeIds(
      dataset.refereeIds,
      ofFinished(feed.referees).filter(({ referee_id }) => !sameIds.has(referee_id)),
    ),
    ids: storableIds(
      dataset,
      season,
      feed.ids,
      new Set([...matches.map(({ match_id }) => match_id), ...players.map(({ row }) => row.player_id)]),
    ),
    players: players.map(({ row }) =>
      // Of past seasons the feed never names a club.
      row.club === null && clubs.has(row.player_id) ? omit(row, ['club', 'club_basis']) : row,
    ),
    ...peopleOf(players, dataset, season),
    teamStats: feed.teamStats.filter(({ club }) => !waiting.has(club)),
  };
}

const halfTimeScore = ['half_time_home_goals', 'half_time_away_goals'] as const;

/** Returns a match as it may be merged; undefined while it is being played, or just over. */
function matchRow(
  league: League,
  feed: FeedMatch,
  stored: MatchRow | undefined,
  { headers, at }: FedSeason,
): Partial<MatchRow> | undefined {
  const match: Partial<MatchRow> = omit(feed, momentColumns);
  const { match_id, season, status } = feed;
  // The feed says neither whether a venue is neutral nor the score at half-time.
  const notInFeed = stored === undefined ? { neutral: false, ...nulls(halfTimeScore) } : {};
  // Of a stored match, a venue that the feed does not name is a guess.
  const columns = stored && feed.venue_basis !== 'feed' ? omit(match, ['venue_id', 'venue_basis']) : match;
  if (status === 'FINISHED' && (stored?.status === 'FINISHED' || isFinal(league, feed, at))) {
    // The schedule's additional time is another figure than the header's.
    const checkedColumns = omit(columns, ['additional_time']);
    const header = headers.get(match_id);
    // Of a header that was not requested, nothing is missing.
    const notAsked = stored === undefined ? nulls(details) : {};
    return { ...checkedColumns, ...notInFeed, ...(header ? omit(header, ['goals']) : notAsked) };
  }
  // The status alone contradicts a stored result: the rest of an unfinished match cannot be compared with it.
  if (stored?.status === 'FINISHED') return { match_id, season, status };
  if (unplayedStatuses.includes(status)) return { ...columns, ...notInFeed, ...unplayed };
  return stored ? undefined : { ...match, ...notInFeed, ...unplayed, status: 'UPCOMING' };
}

/** Returns the second ids that the feed gives some people, each with the id that `data/` has. */
function findSameIds(corrections: Dataset['corrections']): ReadonlyMap<string, string> {
  const ids = corrections.filter(({ column }) => column === 'player_id' || column === 'referee_id');
  return new Map(
    ids.flatMap(({ before, after }) => (before === null || after === null ? [] : [[before, after]])),
  );
}

/** Returns the clubs of matches that have a score and are not final. */
function waitingClubs(
  matches: readonly FeedMatch[],
  finished: ReadonlySet<string | undefined>,
): ReadonlySet<string> {
  const open = matches.filter(({ match_id, home_goals }) => home_goals !== null && !finished.has(match_id));
  return new Set(open.flatMap(({ home_club, away_club }) => [home_club, away_club]));
}

/** A match with extra time and penalties lasts three hours; for some minutes after, its score may still change. */
const finalAfterKickoffMs = 4 * 60 * 60 * 1000;

/**
 * Returns whether the result of a match is final at a moment. It is once the match is finished, and its kick-off is four
 * hours ago or its day is over.
 */
export function isFinal(
  { time_zones }: Pick<League, 'time_zones'>,
  { status, date, kickoff_utc }: Pick<DatasetRow<'matches'>, 'status' | 'date' | 'kickoff_utc'>,
  at: Date,
): boolean {
  if (status !== 'FINISHED') return false;
  // Of this locale a short day is YYYY-MM-DD.
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  if (time_zones.every((timeZone) => dayIn(timeZone) > date)) return true;
  return kickoff_utc !== null && at.getTime() - Date.parse(kickoff_utc) >= finalAfterKickoffMs;
}

/** The columns of a match that are unknown until it is over. */
export const unplayed = nulls([...score, ...details, 'winner', 'win_reason']);
