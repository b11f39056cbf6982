import { columnsOf } from '../../records/columns.ts';
import { publishedTables, type TableName, type Tables } from '../../records/published.ts';

/** How much of a field is known in a season: the share of rows that have it, 0 to 1; null without rows. */
export interface FieldCoverage {
  readonly field: string;
  readonly description: string;
  readonly shares: ReadonlyMap<number, number | null>;
}

/** Returns how much of each field of a seasonal table is known, by season. */
export function fieldCoverage(tables: Tables, table: TableName, seasons: readonly number[]): FieldCoverage[] {
  const rowsOf = new Map(
    seasons.map((season) => [season, tables.rows(table, season) as readonly Record<string, unknown>[]]),
  );
  return columnsOf(publishedTables[table].row)
    .filter(({ path }) => path.length === 1)
    .map(({ name, description }) => ({
      field: name,
      description,
      shares: new Map(seasons.map((season) => [season, shareOf(rowsOf.get(season) ?? [], name)])),
    }));
}

function shareOf(rows: readonly Record<string, unknown>[], field: string): number | null {
  if (rows.length === 0) return null;
  return rows.filter((row) => row[field] !== null && row[field] !== undefined).length / rows.length;
}
