import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type * as z from 'zod';
import { type Dataset, datasetTables } from '../../src/records/dataset/index.ts';
import { snapshot } from '../../src/records/dataset/snapshot.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { expectedGoalsModel } from '../../src/records/expected-goals.ts';
import { ratingModel } from '../../src/records/rating-model.ts';
import { DatasetError, type DatasetFault } from '../errors.ts';
import { expectation } from './row.ts';
import { RowLocations } from './row-locations.ts';
import { readTableFile } from './table.ts';

export interface ReadDataset {
  readonly dataset: Dataset;
  readonly locations: RowLocations;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Reads and validates every table in `root`/data.
 *
 * @throws {DatasetError} with all faults of all files
 */
export async function readDataset(root: string): Promise<ReadDataset> {
  const locations = new RowLocations();
  const faults: DatasetFault[] = [];
  const tables: Record<string, object[]> = {};
  const readFiles = new Set<string>();
  let files = 0;
  let bytes = 0;

  for (const [key, table] of Object.entries<DatasetTable>(datasetTables)) {
    const rows: object[] = [];
    const found = await filesOf(table, root);
    if (found.length === 0)
      faults.push({ file: pattern(table), line: 1, message: 'does not exist; expected a table' });
    for (const file of found) {
      const content = await readFile(path.join(root, file));
      const read = readTableFile(table, content, file, locations);
      if (table.seasonal) for (const row of read.rows) Object.assign(row, { season: seasonOf(file) });
      rows.push(...read.rows);
      faults.push(...read.faults);
      files += 1;
      bytes += content.length;
    }
    tables[key] = rows;
    for (const file of found) readFiles.add(file);
  }
  for (const file of (await fastGlob('data/**/*.csv', { cwd: root })).sort()) {
    if (!readFiles.has(file))
      faults.push({ file, line: 1, message: `belongs to no table; ${expectedTables()}` });
  }
  const documents = {
    snapshot: await readDocument(root, 'data/snapshot.json', snapshot, faults),
    expectedGoals: await readDocument(root, 'data/expected-goals.json', expectedGoalsModel, faults),
    ratingModel: await readDocument(root, 'data/rating-model.json', ratingModel, faults),
  };
  const currentSeason = documents.snapshot?.season;
  if (
    currentSeason !== undefined &&
    !(tables.seasons as { season?: unknown }[]).some(({ season }) => season === currentSeason)
  ) {
    faults.push({
      file: 'data/snapshot.json',
      line: 1,
      column: 'season',
      message: `${currentSeason} is not known; expected one of data/seasons.csv`,
    });
  }
  if (faults.length > 0) throw new DatasetError(faults);
  // The type of each row is inferred from the schema that parsed it.
  const dataset = { ...tables, ...documents } as unknown as Dataset;
  return { dataset, locations, files: files + Object.keys(documents).length, bytes };
}

function pattern({ name, seasonal }: DatasetTable): string {
  return seasonal ? `data/${name}/<season>.csv` : `data/${name}.csv`;
}

function expectedTables(): string {
  return `expected one of ${Object.values<DatasetTable>(datasetTables).map(pattern).join(', ')}`;
}

async function filesOf(table: DatasetTable, root: string): Promise<string[]> {
  const glob = pattern(table).replace('<season>', '[0-9][0-9][0-9][0-9]');
  return (await fastGlob(glob, { cwd: root })).sort();
}

function seasonOf(file: string): number {
  return Number(path.basename(file, '.csv'));
}

/** Reads a JSON file of one object. */
async function readDocument<Schema extends z.ZodObject>(
  root: string,
  file: string,
  schema: Schema,
  faults: DatasetFault[],
): Promise<z.infer<Schema> | undefined> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(path.join(root, file), 'utf8')));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      faults.push({ file, line: 1, column: issue.path.join('.'), message: expectation(issue) });
    }
  } catch (error) {
    faults.push({
      file,
      line: 1,
      message: `cannot be read: ${(error as Error).message}; expected a JSON object`,
    });
  }
  return undefined;
}
