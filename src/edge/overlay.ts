import { publishedTables, type Row, type TableName, type Tables } from '../records/published.ts';

/** Rows of one season in place of the stored ones, by table. */
export type LiveRows = { readonly [Name in TableName]?: readonly Row<Name>[] };

/** Stored tables with live rows of one season on top. */
export class OverlaidTables implements Tables {
  readonly #stored: Tables;
  readonly #season: number;
  readonly #live: LiveRows;

  constructor(stored: Tables, season: number, live: LiveRows) {
    this.#stored = stored;
    this.#season = season;
    this.#live = live;
  }

  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
    const live: readonly Row<Name>[] | undefined = this.#live[table];
    if (!live) return this.#stored.rows(table, season);
    if (season === this.#season || !publishedTables[table].seasonal) return live;
    if (season !== undefined) return this.#stored.rows(table, season);
    const others = (isBefore: boolean) =>
      this.#stored.rows(table).filter((row) => {
        // The rows of a seasonal table have a season.
        const own = (row as { season: number }).season;
        return isBefore ? own < this.#season : own > this.#season;
      });
    return [...others(true), ...live, ...others(false)];
  }
}
