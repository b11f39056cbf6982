/** Where the build writes the season index. Only the Worker reads it, since clients have the tables. */
export const seasonIndexAddress = '/edge/season-index.json';

/** Says which seasons a query concerns before any table of rows is read. */
export interface SeasonIndex {
  /** The current season. */
  readonly current: number;
  /** Every season, in the order of the seasons table. */
  readonly seasons: readonly IndexedSeason[];
  /** The season of each match, by the short match_id. */
  readonly matches: Readonly<Record<string, number>>;
  /** The seasons in which a player has statistics or a goal, ascending, by player_id. */
  readonly players: Readonly<Record<string, readonly number[]>>;
}

export interface IndexedSeason {
  readonly season: number;
  /** The first and the last day of its matches; null without any. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** The fields of players that no player of the season has a value of. */
  readonly unavailable_metrics: readonly string[];
}
