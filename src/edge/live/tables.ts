import { publishedTables, type Row, type TableName, type Tables } from '../../records/published.ts';

/** Rows of one season that stand in place of those of the last refresh. */
export type RowsByTable = { readonly [Name in TableName]?: readonly Row<Name>[] };

/** Tables with one season's rows live. */
export class LiveTables implements Tables {
  readonly #tables: Tables;
  readonly #season: number;
  readonly #live: RowsByTable;

  constructor(tables: Tables, season: number, live: RowsByTable) {
    this.#tables = tables;
    this.#season = season;
    this.#live = live;
  }

  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
    const live: readonly Row<Name>[] | undefined = this.#live[table];
    if (!live || (season !== undefined && season !== this.#season)) return this.#tables.rows(table, season);
    if (season !== undefined || !publishedTables[table].seasonal) return live;
    const seasonOf = (row: unknown) => (row as { season: number }).season;
    const rows = this.#tables.rows(table);
    const before = rows.filter((row) => seasonOf(row) < this.#season);
    const after = rows.filter((row) => seasonOf(row) > this.#season);
    return [...before, ...live, ...after];
  }
}
