import * as z from 'zod/mini';
import type { DatasetRows } from './dataset/index.ts';
import { seasons } from './dataset/season-rows.ts';
import { count, feedId, seasonYear, share } from './fields.ts';
import type { Forecast } from './forecast.ts';
import type { PublishedId } from './id.ts';
import { described, objectSchema } from './schema.ts';
import { pick } from './typed.ts';

const columns = seasons.row.shape;
const covered = (description: string) => described(share, `${description}, 0 to 1`);

const coverage = objectSchema('Coverage', 'The coverage of each kind of data, counted from the data', {
  results: covered('Matches with a final result, of those on the schedule'),
  standings: covered('Rows of the table that is served, published or calculated'),
  match_stats: covered('Finished matches with statistics of both sides'),
  players: covered('Minutes listed for players, of the minutes played (the cap is 1)'),
  player_stats: covered('Minutes of players with statistics beyond goals and assists, of the minutes played'),
  team_stats: covered(
    "Clubs with the feed's season statistics, or matches with statistics, whichever is more",
  ),
  referees: covered('Finished matches with a referee named'),
  weather: covered('Finished matches with the weather recorded'),
  line_ups: covered('Finished matches whose players are known, with their minutes'),
  odds: covered('Matches with a recorded price'),
  odds_quotes: covered('Matches with a bookmaker’s quote'),
});

/** A published season. */
export const season = objectSchema('Season', 'A season and the coverage of its data', {
  season: seasonYear,
  season_id: feedId('Season'),
  current: described(z.boolean(), 'Whether it is the current season'),
  ...pick(columns, ['format', 'champion', 'regular_season_winner']),
  matches_finished: described(count, 'Matches with a final result'),
  matches_scheduled: described(count, 'Matches on the schedule, including finished ones'),
  coverage,
});

export type Season = z.infer<typeof season>;
export type Coverage = z.infer<typeof coverage>;

/** Where the build writes the season index. Only the Worker reads it, since clients have the tables. */
export const seasonIndexAddress = '/edge/season-index.json';

/** Says where a query's answer is, and which seasons it concerns, before any table of rows is read. */
export interface SeasonIndex {
  /** The current season. */
  readonly current: number;
  /** Every season, in the order of the seasons table. */
  readonly seasons: readonly IndexedSeason[];
  /** The season of each match, by the short match_id. */
  readonly matches: Readonly<Record<string, number>>;
  /** The seasons in which a player has statistics or a goal, ascending, by player_id. */
  readonly players: Readonly<Record<string, readonly number[]>>;
  /** The clubs with all by which a query may name them. */
  readonly clubs: readonly IndexedClub[];
  readonly referees: readonly IndexedPerson[];
  readonly coaches: readonly IndexedPerson[];
  /** The ids of ours that were retired, in lower case, with those that they lead to, by what they are of. */
  readonly retired: Readonly<Partial<Record<PublishedId['entity'], Readonly<Record<string, string>>>>>;
}

export interface IndexedClub {
  readonly club_id: string;
  /** Its name now, or its last. */
  readonly name: string;
  /** Every name that it has had, with the short ones. */
  readonly names: readonly string[];
  /** The acronyms of its names. */
  readonly acronyms: readonly string[];
  /** Its town and its venue. */
  readonly places: readonly string[];
  /** Its first season, and its last where it has left the league. */
  readonly first_season: number;
  readonly last_season: number | null;
}

/** A referee or coach, with all by which a query may name them. */
export interface IndexedPerson {
  readonly id: string;
  /** The feed's id; null where the feed has none. */
  readonly feed_id: string | null;
  /** Every name of theirs in rows, with the short ones. */
  readonly names: readonly string[];
}

export interface IndexedSeason {
  readonly season: number;
  /** The first and the last day of its matches; null without any. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** The fields of players that no player of the season has a value of. */
  readonly unavailable_metrics: readonly string[];
  /** The figures of clubs that no club of the season has a value of. */
  readonly unavailable_team_stats: readonly string[];
  /** Whether players are listed for half of the minutes played at least, and one is eligible for the leaderboard of ratings. */
  readonly has_most_players: boolean;
  /** The tables without a row of the season, of which the build writes no file. */
  readonly empty_tables: readonly string[];
}

/**
 * Where the build writes the current season, with which the reader of the feed merges its own rows. Only the Worker reads
 * it, since clients have the tables.
 */
export const currentSeasonAddress = '/edge/current-season.json';

/** What the build writes there. */
export interface CurrentSeasonFile {
  /** The dataset with the rows of the current season alone. */
  readonly dataset: DatasetRows;
  /** The ids of players by name, where one player alone has had the name in all seasons. */
  readonly playerIds: Readonly<Record<string, { readonly id: string; readonly club: string | null }>>;
  /** The forecast of each match of the season, by match_id. */
  readonly forecasts: Readonly<Record<string, Forecast['probabilities']>>;
}
