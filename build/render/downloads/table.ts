import type * as z from 'zod';
import { type Cell, type Column, cellOf, columnsOf } from '../../../src/records/flat-columns.ts';
import { textIn } from '../../../src/records/in-league.ts';
import type { League } from '../../../src/records/league-schema.ts';
import { publishedTables, type Tables, tableNames } from '../../../src/records/published.ts';
import type { DerivedTable } from './derived-table.ts';
import { headToHead } from './head-to-head.ts';
import { leagueTables } from './league-tables.ts';

/** A table to download, with its records as JSON has them and flattened to rows of cells. */
export interface FlatTable {
  /** Its path below /dumps/, without extension. */
  readonly file: string;
  readonly description: string;
  /** The columns that together identify a row. It is empty where rows are not unique. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly schema: z.ZodObject;
  readonly records: readonly object[];
}

/** The tables that no answer is computed from. */
export const derivedTables: readonly DerivedTable[] = [leagueTables, headToHead];

/** Returns every table to download. */
export function flatTables(tables: Tables): FlatTable[] {
  const flatPublishedTables = tableNames.map((name) =>
    flatten(tables.league, publishedTables[name], tables.rows(name)),
  );
  return [
    ...flatPublishedTables,
    ...derivedTables.map((table) => flatten(tables.league, table, table.records(tables))),
  ];
}

function flatten(
  league: League,
  { file, description, key, row }: Pick<DerivedTable, 'file' | 'description' | 'key' | 'row'>,
  records: readonly object[],
): FlatTable {
  const columns = columnsOf(row).map((column) => ({
    ...column,
    description: textIn(league, column.description),
  }));
  const rows = records.map((record) => columns.map((column) => cellOf(record, column)));
  return { file, description, key, columns, rows, schema: row, records };
}

/** Returns whether a row may lack a part of the key: a primary key, in SQL and in a data package, must be known. */
export function isKeyNullable({ key, columns }: Pick<FlatTable, 'key' | 'columns'>): boolean {
  return columns.some(({ name, nullable }) => nullable && key.includes(name));
}
