import { type Cell, type Column, cellOf, columnsOf } from '../../../src/records/columns.ts';
import { publishedTables, type TableName, type Tables, tableNames } from '../../../src/records/published.ts';

/** A table laid out flat, for the formats that know rows and columns alone. */
export interface FlatTable {
  readonly file: string;
  readonly description: string;
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export function flatTables(tables: Tables): FlatTable[] {
  return tableNames.map((name) => flatTable(name, tables));
}

function flatTable(name: TableName, tables: Tables): FlatTable {
  const { file, description, key, row } = publishedTables[name];
  const columns = columnsOf(row);
  const rows = tables.rows(name).map((record) => columns.map((column) => cellOf(record, column)));
  return { file, description, key, columns, rows };
}
