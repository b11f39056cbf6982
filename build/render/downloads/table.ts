import type { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { type Cell, type Column, cellOf, columnsOf } from '../../../src/records/flat-columns.ts';
import { textIn } from '../../../src/records/in-league.ts';
import type { League } from '../../../src/records/league-schema.ts';
import {
  publishedTables,
  type TableName,
  type Tables,
  tableAddress,
  tableNames,
} from '../../../src/records/published.ts';
import { encodeLine } from '../../../src/resources/csv.ts';
import { encodeBytes } from '../answers.ts';
import { type DerivedTable, derivedTables, documentedTable } from './derived-tables.ts';

/** Returns the seasonal tables without a row of a season, which have no file of it. */
export function emptyTables(tables: Tables, season: number): TableName[] {
  return tableNames.filter(
    (table) => publishedTables[table].seasonal && tables.rows(table, season).length === 0,
  );
}

/** Renders every published table as JSON, and each season that has rows of a seasonal one. The Worker reads these files too. */
export function* renderJson(tables: InMemoryTables): Iterable<[path: string, content: Buffer]> {
  for (const table of tableNames) {
    yield [tableAddress(table), encodeBytes(tables.rows(table))];
    if (!publishedTables[table].seasonal) continue;
    for (const { season } of tables.rows('seasons'))
      if (tables.rows(table, season).length > 0)
        yield [tableAddress(table, season), encodeBytes(tables.rows(table, season))];
  }
}

/**
 * Renders a table as CSV in UTF-8, as the API does. Readers of the data package would take a byte-order mark for a part of
 * the first column's name, so there is none.
 */
export function renderCsv({ columns, rows }: Pick<FlatTable, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows].map(encodeLine);
  return [...lines, ''].join('\r\n');
}

/** A table to download, with its records as JSON has them and flattened to rows of cells. */
export interface FlatTable extends Pick<DerivedTable, 'file' | 'description' | 'key'> {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly records: readonly object[];
}

/** Returns every table to download. */
export function flatTables(tables: Tables): FlatTable[] {
  const flatPublishedTables = tableNames.map((name) =>
    flatten(tables.league, documentedTable(name), tables.rows(name)),
  );
  return [
    ...flatPublishedTables,
    ...derivedTables.map((table) => flatten(tables.league, table, table.records(tables))),
  ];
}

function flatten(
  league: League,
  { file, description, key, row }: Omit<DerivedTable, 'records'>,
  records: readonly object[],
): FlatTable {
  const columns = columnsOf(row).map((column) => ({
    ...column,
    description: textIn(league, column.description),
  }));
  const rows = records.map((record) => columns.map((column) => cellOf(record, column)));
  return { file, description, key, columns, rows, records };
}

/** Returns whether a row may lack a part of the key: a primary key, in SQL and in a data package, must be known. */
export function isKeyNullable({ key, columns }: Pick<FlatTable, 'key' | 'columns'>): boolean {
  return columns.some(({ name, nullable }) => nullable && key.includes(name));
}
