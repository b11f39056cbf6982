import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { checkDataset } from '../../build/check.ts';
import { DatasetError } from '../../build/errors.ts';
import { parseCsv } from '../../build/read/csv.ts';
import type { RowLocations } from '../../build/read/document.ts';
import { parseTableFile } from '../../build/read/table.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import {
  type Dataset,
  type DatasetRow,
  type DatasetTableName,
  datasetTables,
  rowsOf,
} from '../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { columnValues, otherColumns } from '../../src/records/dataset/table.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { keysOf } from '../../src/records/typed.ts';
import { type ChangedRow, findChangedRows, type Row } from '../diff/changed-rows.ts';

/** New rows of tables; of a seasonal table, those of one season. */
export type NewRows = { readonly [Name in DatasetTableName]?: Dataset[Name] };

/** A row that changes, and the file it is in. */
export interface ChangedFileRow extends ChangedRow {
  readonly table: DatasetTableName;
  readonly file: string;
}

/** Returns the file of a table, or of one season of it, below the root. */
export function fileOf(name: DatasetTableName, season: number): string {
  const table: DatasetTable = datasetTables[name];
  return table.seasonal ? `data/${table.name}/${season}.csv` : `data/${table.name}.csv`;
}

/**
 * Formats rows as the text of their file. Its columns keep their order; new ones follow.
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
  const usedNames = header.filter(
    (column) => column !== collected && (shown.has(column) || column in schema.shape),
  );
  return stringify(values, {
    header: true,
    cast: { boolean: String },
    columns: [...usedNames, ...[...shown].filter((column) => !usedNames.includes(column))],
  });
}

/** Returns each table of new rows with its file. */
function filesOf(rows: NewRows, season: number) {
  return keysOf(rows).map((name) => {
    const table: DatasetTable = datasetTables[name];
    return { name, table, file: fileOf(name, season), rows: rows[name] ?? [] };
  });
}

/** Returns the text of each file that is another than before. */
export async function changedContents(
  root: string,
  season: number,
  rows: NewRows,
): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const { name, file, rows: own } of filesOf(rows, season)) {
    const text = await csvText(root, name, season, own);
    const before = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined && text !== before) contents.set(file, text);
  }
  return contents;
}

/** Lists the rows that differ from the stored ones. */
export function findChangedFileRows(dataset: Dataset, season: number, rows: NewRows): ChangedFileRow[] {
  return filesOf(rows, season).flatMap(({ name, table, file, rows: own }) => {
    const all = rowsOf(dataset, name);
    const storedRows = table.seasonal ? all.filter((row) => row.season === season) : all;
    const byColumn = (row: object): Row => columnValues(table.row, row);
    const changedKeys = findChangedRows(table.key, storedRows.map(byColumn), own.map(byColumn));
    return changedKeys.map((row) => ({ ...row, table: name, file }));
  });
}

/**
 * Applies every integrity rule to the dataset with new contents of some files, as it would be read from them.
 *
 * @throws {DatasetError} naming file, line and column of what breaks a rule
 */
export function checkContents(
  dataset: Dataset,
  locations: RowLocations,
  season: number,
  rows: NewRows,
  contents: ReadonlyMap<string, string>,
): void {
  const changedTables = filesOf(rows, season).flatMap(({ name, table, file }) => {
    const text = contents.get(file);
    if (text === undefined) return [];
    const document = parseTableFile(table, Buffer.from(text), file, locations);
    if (document.faults.length > 0) throw new DatasetError(document.faults);
    if (!table.seasonal) return [[name, document.rows]];
    const ownRows = document.rows.map((row) => Object.assign(row, { season }));
    // The rows of a seasonal table have their season.
    const otherRows = (dataset[name] as readonly { season: number }[]).filter((row) => row.season !== season);
    return [[name, [...otherRows, ...ownRows].sort((a, b) => a.season - b.season)]];
  });
  const snapshot = JSON.parse(contents.get('data/snapshot.json') ?? JSON.stringify(dataset.snapshot));
  checkDataset({ ...dataset, ...Object.fromEntries(changedTables), snapshot }, locations, integrityRules);
}

/** The tables whose rows a match consists of. */
const tablesOfMatch = ['matches', 'goals', 'matchStats', 'referees'] as const;

type MatchRow = { readonly match_id: string };

/**
 * Returns when each match of a season last changed: the day of a refresh where its rows are other than stored.
 *
 * @param today the day of the refresh
 */
export function updateMatches(
  dataset: Dataset,
  season: number,
  rows: NewRows,
  today: string,
): DatasetRow<'matchUpdates'>[] {
  const storedUpdates = ofSeason(dataset.matchUpdates, season);
  const changedMatches = new Set(
    tablesOfMatch.flatMap((table) => {
      const before = ofSeason<MatchRow & { season: number }>(dataset[table], season);
      return changedIds(before, rows[table] ?? before);
    }),
  );
  const keptUpdates = storedUpdates.filter(({ match_id }) => !changedMatches.has(match_id));
  const newUpdates = [...changedMatches].map((match_id) => ({ match_id, season, last_updated: today }));
  return [...keptUpdates, ...newUpdates];
}

/** Returns the ids of matches that have other rows than before. */
function changedIds(before: readonly MatchRow[], after: readonly MatchRow[]): string[] {
  const byMatch = (rows: readonly MatchRow[]) => Map.groupBy(rows, ({ match_id }) => match_id);
  const rowsBefore = byMatch(before);
  return [...byMatch(after)].flatMap(([id, rows]) =>
    isDeepStrictEqual(plain(rows), plain(rowsBefore.get(id) ?? [])) ? [] : [id],
  );
}

/** Returns rows as plain objects: those that were read from a file have another prototype. */
function plain(rows: readonly MatchRow[]): object[] {
  return rows.map((row) => ({ ...row }));
}
