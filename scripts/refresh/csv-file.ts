import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { readCsv } from '../../build/read/csv.ts';
import { type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
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
  const header = before ? readCsv(before, file).header : Object.keys(datasetTables[name].row.shape);
  const shown = new Set(rows.flatMap((row) => Object.keys(row)));
  if (datasetTables[name].seasonal) shown.delete('season');
  const used = header.filter((column) => shown.has(column) || column in datasetTables[name].row.shape);
  return stringify([...rows], {
    header: true,
    columns: [...used, ...[...shown].filter((column) => !used.includes(column))],
  });
}
