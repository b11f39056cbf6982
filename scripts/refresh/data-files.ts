import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { checkDataset } from '../../build/check-dataset.ts';
import type { Project } from '../../build/project.ts';
import { parseDataset, readDatasetFiles } from '../../build/read/dataset.ts';
import { parseCsv } from '../../build/read/parse-csv.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { columnValues, type DatasetTable, otherColumns } from '../../src/records/dataset/define-table.ts';
import {
  type Dataset,
  type DatasetRow,
  type DatasetTableName,
  datasetTables,
} from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { keysOf } from '../../src/records/typed.ts';

/** New rows of tables; of a seasonal table, those of one season. */
type NewRows = { readonly [Name in DatasetTableName]?: Dataset[Name] };

/** Returns the file of a table, or of one season of it, such as `data/matches/2024.csv`. */
export function fileOf({ data }: Project, name: DatasetTableName, season: number): string {
  const table: DatasetTable = datasetTables[name];
  return `${data}/${table.name}${table.seasonal ? `/${season}` : ''}.csv`;
}

/**
 * Formats rows as the text of their file. Its columns keep their order; new ones follow.
 *
 * @param before the file as it is; undefined where there is none
 */
export function csvText(name: DatasetTableName, rows: readonly object[], before: string | undefined): string {
  const { row: schema, seasonal }: DatasetTable = datasetTables[name];
  const header = before ? parseCsv(Buffer.from(before), name).header : Object.keys(schema.shape);
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

/** Returns the text of each file that is another than before. A table without rows has no file. */
export async function changedContents(
  project: Project,
  season: number,
  rows: NewRows,
): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const name of keysOf(rows)) {
    const file = fileOf(project, name, season);
    const before = await readFile(path.resolve(project.root, file), 'utf8').catch(() => undefined);
    const text = csvText(name, rows[name] ?? [], before);
    if (rows[name]?.length && text !== before) contents.set(file, text);
  }
  return contents;
}

/** Returns the file that says which season is current, and as of when. */
export const snapshotFileOf = ({ data }: Project) => `${data}/snapshot.json`;

export function snapshotText(snapshot: Dataset['snapshot']): string {
  return `${JSON.stringify(snapshot, null, 2)}\n`;
}

/**
 * Reads the dataset as it would be with new contents of some files, and applies every integrity rule.
 *
 * @throws {DatasetError} naming file, line and column of what breaks a rule
 */
export async function checkContents(project: Project, contents: ReadonlyMap<string, string>): Promise<void> {
  const files = await readDatasetFiles(project);
  for (const [file, text] of contents) files.set(file, Buffer.from(text));
  const { dataset, locations } = parseDataset(files, project.data);
  checkDataset(dataset, locations, integrityRules);
}

/** The tables whose rows a match consists of. */
export const tablesOfMatch = ['matches', 'goals', 'matchStats', 'referees'] as const;

type RowOfMatch = DatasetRow<(typeof tablesOfMatch)[number]>;

/**
 * Returns when each match of a season last changed. A match whose rows differ from the stored ones changes now.
 *
 * @param now the moment of the refresh, RFC 3339 in UTC
 */
export function updateMatches(
  dataset: Dataset,
  season: number,
  rows: NewRows,
  now: string,
): DatasetRow<'matchUpdates'>[] {
  const changedMatches = new Set(
    tablesOfMatch.flatMap((table) => {
      const newRows: readonly RowOfMatch[] = rows[table] ?? [];
      const storedRows: readonly RowOfMatch[] =
        newRows.length > 0 ? ofSeason<RowOfMatch>(dataset[table], season) : [];
      const isNew = new Set(newRows);
      const isStored = new Set(storedRows);
      const added = newRows.filter((row) => !isStored.has(row));
      const removed = storedRows.filter((row) => !isNew.has(row));
      return [...added, ...removed].map(({ match_id }) => match_id);
    }),
  );
  const keptUpdates = ofSeason(dataset.matchUpdates, season).filter(
    ({ match_id }) => !changedMatches.has(match_id),
  );
  const newUpdates = [...changedMatches].map((match_id) => ({ match_id, season, last_updated: now }));
  return [...keptUpdates, ...newUpdates];
}
