import type { MergedTable } from '../../src/feed/column-rules.ts';
import type { Header } from '../../src/feed/match-detail.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import type { FeedDetails } from './fetch-details.ts';
import type { FeedSeason } from './fetch-season.ts';
import { isFinal } from './finality.ts';
import { findSameIds } from './same-ids.ts';
import { unplayed } from './unplayed.ts';

type MatchRow = DatasetRow<'matches'>;

/** The feed's rows of a season that may be merged; a row may lack columns. */
export type IncomingRows = {
  readonly [Name in Exclude<MergedTable, 'goals' | 'standings' | 'weather'>]: readonly Partial<
    DatasetRow<Name>
  >[];
};

/** The states of a match that is neither played nor being played. */
const unplayedStatuses: readonly string[] = ['UPCOMING', 'POSTPONED', 'CANCELLED', 'SUSPENDED'];

/**
 * Returns the feed's rows of a season that may be merged.
 *
 * A match in play, or just over, is left as it is stored. So are the totals of its clubs, which may count it already.
 */
export function incomingRows(
  dataset: Dataset,
  season: number,
  feed: FeedSeason,
  details: FeedDetails,
): IncomingRows {
  const stored = new Map(ofSeason(dataset.matches, season).map((match) => [match.match_id, match]));
  const matches = feed.matches.flatMap((match) =>
    matchRow(match, stored.get(match.match_id), details, feed.at),
  );
  const finished = new Set(
    matches.filter(({ status }) => status === 'FINISHED').map((match) => match.match_id),
  );
  const ofFinished = <Row extends { match_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ match_id }) => finished.has(match_id));
  const waiting = waitingClubs(feed.matches, finished);
  const clubs = new Map(ofSeason(dataset.players, season).map((row) => [row.player_id, row.club]));
  const sameIds = findSameIds(dataset.corrections);
  const listed = feed.players.filter(({ row }) => !sameIds.has(row.player_id));
  const players = listed.filter(({ row: { club, player_id } }) =>
    [club, clubs.get(player_id)].every((one) => !one || !waiting.has(one)),
  );
  const people = new Set(dataset.people.map(({ player_id }) => player_id));
  // A statistic that a club has and the feed does not is unknown to it.
  const missingStats = new Map(
    ofSeason(dataset.teamStats, season).map(({ club, stats }) => [
      club,
      Object.fromEntries(Object.keys(stats).map((name) => [name, null])),
    ]),
  );
  return {
    matches,
    matchStats: ofFinished(details.sides),
    referees: ofFinished(details.referees).map((row) => withStoredId(row, sameIds.get(row.referee_id))),
    players: players.map(({ row }) =>
      row.club === null && clubs.has(row.player_id) ? withoutClub(row) : row,
    ),
    people: players.flatMap(({ row: { player_id }, full_name, nationality }) => {
      if (full_name === null) return [];
      const person = { player_id, full_name, nationality };
      // The feed has no years of birth: of a known person, theirs is not missing.
      return [people.has(player_id) ? person : { ...person, birth_year: null, basis: 'feed', source: null }];
    }),
    squads: players.flatMap(({ row: { player_id }, full_name, shirt_number }) =>
      shirt_number === null || (full_name === null && !people.has(player_id))
        ? []
        : [{ season, player_id, shirt_number }],
    ),
    teamStats: feed.teamStats
      .filter(({ club }) => !waiting.has(club))
      .map((row) => ({ ...row, stats: { ...missingStats.get(row.club), ...row.stats } })),
  };
}

/** Of a referee with two ids, the second comes with another spelling of the name. */
function withStoredId(
  row: DatasetRow<'referees'>,
  storedId: string | undefined,
): Partial<DatasetRow<'referees'>> {
  return storedId === undefined ? row : { match_id: row.match_id, season: row.season, referee_id: storedId };
}

/** A match as it may be merged; nothing while it is being played, or just over. */
function matchRow(
  feed: FeedMatch,
  stored: MatchRow | undefined,
  { headers }: FeedDetails,
  at: Date,
): Partial<MatchRow>[] {
  const { phase: _, clock: __, broadcasters: ___, highlights_url: ____, tickets_url: _____, ...match } = feed;
  const { match_id, season, status } = match;
  // The feed does not say whether a venue is neutral.
  const neutral = stored === undefined ? { neutral: false } : {};
  const known = stored && match.venue_basis !== 'feed' ? withoutVenue(match) : match;
  if (status === 'FINISHED' && (stored?.status === 'FINISHED' || isFinal(feed, at))) {
    const { additional_time: _time, ...own } = known;
    const header = headers.get(match_id);
    // Of a header that was not asked, nothing is missing.
    const notAsked = stored === undefined ? unknownHeader : {};
    return [{ ...own, ...neutral, ...(header ? headerColumns(header) : notAsked) }];
  }
  // Nothing but the contradiction: the rest of an unfinished match is not to be compared with a result.
  if (stored?.status === 'FINISHED') return [{ match_id, season, status }];
  if (unplayedStatuses.includes(status)) return [{ ...known, ...neutral, ...unplayed }];
  return stored ? [] : [{ ...match, ...neutral, ...unplayed, status: 'UPCOMING' }];
}

/** The columns of a match that its header has. The schedule's additional time is another figure. */
function headerColumns({
  attendance,
  additional_time,
  home_red_cards,
  away_red_cards,
}: Header): Partial<MatchRow> {
  return { attendance, additional_time, home_red_cards, away_red_cards };
}

const unknownHeader = { attendance: null, additional_time: null, home_red_cards: null, away_red_cards: null };

/** Of a stored player, a club that the feed does not name is not missing: of past seasons it never names one. */
function withoutClub({
  club: _,
  club_basis: __,
  ...row
}: DatasetRow<'players'>): Partial<DatasetRow<'players'>> {
  return row;
}

/** Of a match that is stored, a venue that the feed does not name is a guess. */
function withoutVenue({ venue_id: _, venue_basis: __, ...match }: Partial<MatchRow>): Partial<MatchRow> {
  return match;
}

/** The clubs of matches that have a score and are not final. */
function waitingClubs(
  matches: readonly FeedMatch[],
  finished: ReadonlySet<string | undefined>,
): ReadonlySet<string> {
  const open = matches.filter(({ match_id, home_goals }) => home_goals !== null && !finished.has(match_id));
  return new Set(open.flatMap(({ home_club, away_club }) => [home_club, away_club]));
}
