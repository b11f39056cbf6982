/** Where the build writes the index of seasons. It is for the Worker alone: clients have the tables. */
export const seasonIndexAddress = '/edge/season-index.json';

/** What the Worker reads to know which seasons a query concerns, so that it need not parse the tables of others. */
export interface SeasonIndex {
  /** Every season, in the order of the seasons table. */
  readonly seasons: readonly IndexedSeason[];
  /** The seasons in which a player has a goal in the goals table, by player_id. */
  readonly scorers: Readonly<Record<string, readonly number[]>>;
}

export interface IndexedSeason {
  readonly season: number;
  /** The first and the last day of its matches; null without any. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** The fields of players that none of the season has a value of. */
  readonly unavailable_metrics: readonly string[];
}
