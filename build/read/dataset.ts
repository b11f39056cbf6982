import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import fastGlob from 'fast-glob';
import type * as z from 'zod/mini';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { type Dataset, datasetTables } from '../../src/records/dataset/index.ts';
import { snapshot } from '../../src/records/dataset/season-rows.ts';
import { forecastModel, inPlayModel } from '../../src/records/forecast-model.ts';
import { schemaIn } from '../../src/records/in-league.ts';
import { leagueSchema } from '../../src/records/league-schema.ts';
import { expectedGoalsModel, ratingModel } from '../../src/records/rating-model.ts';
import { DatasetError, type DatasetFault } from '../errors.ts';
import { dataPath, type Project } from '../project.ts';
import { recoverFiles } from '../replace-files.ts';
import { type DatasetFiles, parseDocument } from './document.ts';
import { tableReader } from './parse-table-file.ts';

/** A dataset as it was read: its rows, where they stand, and how many files and bytes it has. */
export type ReadDataset = Awaited<ReturnType<typeof readDataset>>;

const leagueFile = 'league.json';
const snapshotFile = 'snapshot.json';

/** The documents that a dataset may lack, by their names in it. */
const optionalDocuments = {
  expectedGoals: { file: 'expected-goals.json', schema: expectedGoalsModel },
  ratingModel: { file: 'rating-model.json', schema: ratingModel },
  forecastModel: { file: 'forecast-model.json', schema: forecastModel },
  inPlayModel: { file: 'in-play-model.json', schema: inPlayModel },
} as const;

const readerOfProcess = tableReader();

const documentFiles = [leagueFile, snapshotFile, ...Object.values(optionalDocuments).map(({ file }) => file)];

/**
 * Reads and validates every table of the dataset, after finishing a replacement of its files that was killed.
 *
 * @throws {DatasetError} with all faults of all files
 */
export async function readDataset(project: Project) {
  await recoverFiles(project);
  const files = await readDatasetFiles(project);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { ...parseDataset(files, project.data), files: files.size, bytes };
}

/** Reads every CSV file and JSON document of the dataset. */
export async function readDatasetFiles(project: Project): Promise<Map<string, Uint8Array>> {
  const names = await fastGlob(['**/*.csv', ...documentFiles], { cwd: dataPath(project) });
  const files = new Map<string, Uint8Array>();
  for (const name of names.sort())
    files.set(`${project.data}/${name}`, await readFile(dataPath(project, name)));
  return files;
}

/**
 * Parses and validates the files of a dataset.
 *
 * @param folder the folder by which the files are named, such as `data`
 * @param reader what parses the file of a table; by default, one of all datasets that the process reads
 * @throws {DatasetError} with all faults of all files
 */
export function parseDataset(files: DatasetFiles, folder: string, reader = readerOfProcess) {
  const faults: DatasetFault[] = [];
  const league = parseDocument(files, `${folder}/${leagueFile}`, leagueSchema, faults);
  const tables: Record<string, object[]> = {};
  const emptyFiles: string[] = [];
  const csvFiles = new Set([...files.keys()].filter((file) => file.endsWith('.csv')));
  for (const [key, table] of Object.entries<DatasetTable>(datasetTables)) {
    const rows: object[] = [];
    const inLeague = league ? { ...table, row: schemaIn(league, table.row) as z.ZodMiniObject } : table;
    const tableFiles = [...files].filter(([file]) => isFileOf(folder, table, file));
    if (tableFiles.length === 0 && table.isRequired) {
      faults.push({ file: pattern(folder, table), line: 1, message: 'does not exist; expected a table' });
    }
    for (const [file, content] of tableFiles) {
      const result = reader.parseFile(inLeague, content, file, files.get(`${folder}/${leagueFile}`));
      if (table.seasonal) for (const row of result.rows) Object.assign(row, { season: seasonOf(file) });
      rows.push(...result.rows);
      faults.push(...result.faults);
      if (result.rows.length + result.faults.length === 0 && !table.mayBeEmpty) emptyFiles.push(file);
      csvFiles.delete(file);
    }
    tables[key] = rows;
  }
  for (const file of csvFiles) faults.push(unknownTable(file, folder));
  const parse = <Schema extends z.ZodMiniObject>(name: string, schema: Schema) =>
    parseDocument(files, `${folder}/${name}`, league ? (schemaIn(league, schema) as Schema) : schema, faults);
  const currentSnapshot = parse(snapshotFile, snapshot);
  const documents = Object.entries(optionalDocuments).map(([name, { file, schema }]) => {
    return [name, files.has(`${folder}/${file}`) ? parse<z.ZodMiniObject>(file, schema) : null];
  });
  const currentSeason = currentSnapshot?.season;
  for (const file of emptyFiles) {
    // A new dataset has no rows, and early in the current season some tables have none yet.
    if (tables.matches?.length === 0) continue;
    if (currentSeason !== undefined && seasonOf(file) >= currentSeason) continue;
    faults.push({ file, line: 1, message: 'has a header but no row; expected at least one' });
  }
  // Every table of the registry was parsed above, but its rows may be faulty.
  const seasons = (tables.seasons as { season?: unknown }[]).map(({ season }) => season);
  if (currentSeason !== undefined && !seasons.includes(currentSeason)) {
    const message = `${currentSeason} is not known; expected one of ${folder}/seasons.csv`;
    faults.push({ file: `${folder}/${snapshotFile}`, line: 1, column: 'season', message });
  }
  if (faults.length > 0) throw new DatasetError(faults);
  // The type of each row is inferred from the schema that parsed it.
  const dataset = {
    ...tables,
    league,
    snapshot: currentSnapshot,
    ...Object.fromEntries(documents),
  } as Dataset;
  return { dataset, locations: reader.locations };
}

/** Returns the fault of a file that belongs to no table. */
function unknownTable(file: string, folder: string): DatasetFault {
  const expected = Object.values<DatasetTable>(datasetTables).map((table) => pattern(folder, table));
  return { file, line: 1, message: `belongs to no table; expected one of ${expected.join(', ')}` };
}

function pattern(folder: string, { name, seasonal }: DatasetTable): string {
  return `${folder}/${name}${seasonal ? '/<season>' : ''}.csv`;
}

function isFileOf(folder: string, { name, seasonal }: DatasetTable, file: string): boolean {
  const path = `${folder}/${name}`;
  return seasonal ? /^\d{4}\.csv$/.test(file.replace(`${path}/`, '')) : file === `${path}.csv`;
}

function seasonOf(file: string): number {
  return Number(posix.basename(file, '.csv'));
}
