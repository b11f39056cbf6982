import type { DatasetRow } from './dataset/index.ts';

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
  /** The names of clubs, by which a file is found under each of them. */
  readonly clubNames: readonly DatasetRow<'clubNames'>[];
}

export interface IndexedSeason {
  readonly season: number;
  /** The first and the last day of its matches; null without any. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly has_matches: boolean;
  readonly has_results: boolean;
  readonly has_players: boolean;
  /** The fields of players that no player of the season has a value of. */
  readonly unavailable_metrics: readonly string[];
}
