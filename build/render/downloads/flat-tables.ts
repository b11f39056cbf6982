import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import {
  type Cell,
  type Column,
  type ColumnType,
  cellOf,
  columnsOf,
} from '../../../src/records/flat-columns.ts';
import { textIn } from '../../../src/records/in-league.ts';
import type { League } from '../../../src/records/league-schema.ts';
import { publishedTables, type Tables, tableAddress, tableNames } from '../../../src/records/published.ts';
import { encodeLine } from '../../../src/resources/csv.ts';
import { service } from '../../../src/service.ts';
import { encodeBytes } from '../answers.ts';
import { type DerivedTable, derivedTables, documentedTable } from './derived-tables.ts';

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
 * Renders a table as CSV in UTF-8, with the newest season first. Programs guess the type of a column from its first rows,
 * and the oldest seasons leave most columns empty. Readers of the data package would take a byte-order mark for a part of
 * the first column's name, so there is none.
 */
export function renderCsv(table: Pick<FlatTable, 'columns' | 'rows'>): string {
  const header = table.columns.map(({ name }) => name);
  const lines = [header, ...newestSeasonFirst(table)].map(encodeLine);
  return [...lines, ''].join('\r\n');
}

/** From so many rows programs such as R's readr guess the type of a column. A column that is empty there loses its values. */
export const rowsOfGuess = 1000;

/**
 * Returns the rows of a table by season, the newest first, and within a season as they were. A season that has a column which
 * is empty in the first thousand rows comes before all others. A table without seasons is returned as it was.
 */
export function newestSeasonFirst({ columns, rows }: Pick<FlatTable, 'columns' | 'rows'>): FlatTable['rows'] {
  const seasonColumn = columns.findIndex(({ name }) => name === 'season');
  if (seasonColumn < 0) return rows;
  const seasonOf = (row: readonly Cell[]) => Number(row[seasonColumn]);
  const newestFirst = rows.toSorted((a, b) => seasonOf(b) - seasonOf(a));
  const firstSeasons = new Set<number>();
  for (const index of columns.keys()) {
    const first = newestFirst.findIndex((row) => row[index] !== null);
    const row = newestFirst[first];
    if (row && first >= rowsOfGuess) firstSeasons.add(seasonOf(row));
  }
  const rank = (row: readonly Cell[]) => Number(firstSeasons.has(seasonOf(row)));
  return newestFirst.toSorted((a, b) => rank(b) - rank(a));
}

const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

/** The Parquet type of each kind of value. A `datetime` is an instant in UTC. */
const parquetTypes: Record<ColumnType, Omit<SchemaElement, 'name'>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  string: text,
  date: { type: 'INT32', converted_type: 'DATE' },
  datetime: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
  json: text,
};

/** Renders a table as Parquet, with the columns and values that CSV has. */
export function renderParquet({ columns, rows, description }: FlatTable): Uint8Array {
  return new Uint8Array(
    parquetWriteBuffer({
      schema: [
        { name: 'root', num_children: columns.length },
        ...columns.map(({ name, type, nullable }) => ({
          name,
          ...parquetTypes[type],
          repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
        })),
      ],
      columnData: columns.map(({ name, type }, index) => ({
        name,
        data: rows.map((row) => parquetValue(row[index] ?? null, type)),
      })),
      kvMetadata: [{ key: 'description', value: description }],
      createdBy: service.id,
    }),
  );
}

function parquetValue(cell: Cell, type: ColumnType): Cell | Date {
  return cell !== null && (type === 'date' || type === 'datetime') ? new Date(String(cell)) : cell;
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
