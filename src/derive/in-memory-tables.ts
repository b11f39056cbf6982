import type { Row, TableName, Tables } from '../records/published.ts';
import { publishedTables } from '../records/published.ts';

/** Tables held in memory: whole, or seasonal ones by season, in order of the seasons. */
export class InMemoryTables implements Tables {
  readonly #whole = new Map<TableName, readonly unknown[]>();
  readonly #seasons = new Map<TableName, Map<number, readonly unknown[]>>();

  set<Name extends TableName>(table: Name, rows: readonly Row<Name>[], season?: number): void {
    if (season === undefined) {
      this.#whole.set(table, rows);
      return;
    }
    const seasons = this.#seasons.get(table) ?? new Map<number, readonly unknown[]>();
    seasons.set(season, rows);
    this.#seasons.set(table, seasons);
  }

  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
    return this.#find(table, season) as readonly Row<Name>[];
  }

  /** The seasons held of a seasonal table. */
  seasons(table: TableName): number[] {
    return [...(this.#seasons.get(table)?.keys() ?? [])].sort((a, b) => a - b);
  }

  #find(table: TableName, season: number | undefined): readonly unknown[] {
    const whole = this.#whole.get(table);
    const seasons = this.#seasons.get(table);
    if (season !== undefined && publishedTables[table].seasonal) {
      return (
        seasons?.get(season) ?? whole?.filter((row) => (row as { season: number }).season === season) ?? []
      );
    }
    if (whole) return whole;
    if (!publishedTables[table].seasonal) throw new Error(`table ${table} was not read`);
    return this.seasons(table).flatMap((one) => seasons?.get(one) ?? []);
  }
}
