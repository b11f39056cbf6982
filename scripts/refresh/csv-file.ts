import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { parseCsv } from '../../build/read/csv.ts';
import { type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
import { columnValues, otherColumns } from '../../src/records/dataset/other-columns.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';

/** The file of a table, or of one season of it, below the root. */
export function fileOf(name: DatasetTableName, season: number): string {
  const table: DatasetTable = datasetTables[name];
  return table.seasonal ? `data/${table.name}/${season}.csv` : `data/${table.name}.csv`;
}

/**
 * Rows as the text of their file: its columns stay in their order, those it did not have follow.
 *
 * @returns undefined where there is neither a file nor a row
 */
export async function csvText(
  root: string,
  name: DatasetTableName,
  season: number,
  rows: readonly object[],
): Promise<string | undefined> {
  const file = fileOf(name, season);
  const before = await readFile(path.join(root, file)).catch(() => undefined);
  if (!before && rows.length === 0) return undefined;
  const { row: schema, seasonal }: DatasetTable = datasetTables[name];
  const header = before ? parseCsv(before, file).header : Object.keys(schema.shape);
  const values = rows.map((row) => columnValues(schema, row));
  const shown = new Set(values.flatMap((row) => Object.keys(row)));
  if (seasonal) shown.delete('season');
  const collected = otherColumns(schema)?.field;
  const used = header.filter(
    (column) => column !== collected && (shown.has(column) || column in schema.shape),
  );
  return stringify(values, {
    header: true,
    cast: { boolean: String },
    columns: [...used, ...[...shown].filter((column) => !used.includes(column))],
  });
}
