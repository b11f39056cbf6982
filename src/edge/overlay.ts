import type { League } from '../records/league-schema.ts';
import type { Row, TableName, Tables } from '../records/published.ts';
import type { SeasonIndex } from '../records/season.ts';

/** Rows of one season in place of the stored ones, by table. */
export type LiveRows = { readonly [Name in TableName]?: readonly Row<Name>[] };

/** Stored tables in which live rows of one season replace those of the season. */
export class OverlaidTables implements Tables {
  readonly #stored: Tables;
  readonly #season: number;
  readonly #live: LiveRows;

  constructor(stored: Tables, season: number, live: LiveRows) {
    this.#stored = stored;
    this.#season = season;
    this.#live = live;
  }

  get league(): League {
    return this.#stored.league;
  }

  get index(): SeasonIndex {
    return this.#stored.index;
  }

  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
    const liveRows: readonly Row<Name>[] | undefined = this.#live[table];
    if (!liveRows) return this.#stored.rows(table, season);
    if (season === this.#season) return liveRows;
    const storedRows = this.#stored.rows(table, season);
    if (season !== undefined) return storedRows;
    // The rows of every table that may be live have a season.
    const seasonOf = (row: Row<Name>) => (row as { season: number }).season;
    return [
      ...storedRows.filter((row) => seasonOf(row) < this.#season),
      ...liveRows,
      ...storedRows.filter((row) => seasonOf(row) > this.#season),
    ];
  }
}
