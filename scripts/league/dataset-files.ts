import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { type DatasetFault, describeFault, UserError } from '../../build/errors.ts';
import { parseDataset } from '../../build/read/dataset.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { type Dataset, type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
import { byName, entriesOf } from '../../src/records/typed.ts';
import { csvText } from '../refresh/data-files.ts';

/** The files of a dataset: their contents by name, such as `matches/2024.csv`. */
export type DatasetContents = ReadonlyMap<string, string>;

/** The rows of some tables of a dataset. */
export type TableRows = Partial<Pick<Dataset, DatasetTableName>>;

/** Returns the files of a folder that a dataset has; none where there is no folder. */
export async function readContents(folder: string): Promise<Map<string, string>> {
  const names = await fastGlob(['**/*.csv', '*.json'], { cwd: folder });
  const contents = names
    .sort()
    .map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(contents));
}

/**
 * Parses the files of a folder.
 *
 * @throws {DatasetError} with all faults of the files
 */
export function parseContents(contents: DatasetContents, folder: string) {
  const encoder = new TextEncoder();
  const files = new Map([...contents].map(([name, text]) => [`${folder}/${name}`, encoder.encode(text)]));
  return parseDataset(files, folder);
}

/**
 * Returns the files of tables. A seasonal table has one for each season with rows.
 *
 * @param before the files as they are, whose columns keep their order
 */
export function tableContents(tables: TableRows, before: DatasetContents): Map<string, string> {
  return new Map(
    entriesOf(tables).flatMap(([name, rows = []]) => {
      const table: DatasetTable = datasetTables[name];
      const textOf = (file: string, fileRows: readonly object[]): [string, string] => [
        file,
        csvText(name, fileRows, before.get(file)),
      ];
      if (!table.seasonal)
        return rows.length > 0 || table.isRequired ? [textOf(`${table.name}.csv`, rows)] : [];
      const bySeason = Map.groupBy<unknown, object>(rows, (row) => byName(row).season);
      return [...bySeason].map(([season, ofSeason]) => textOf(`${table.name}/${season}.csv`, ofSeason));
    }),
  );
}

/** How many faults are named at most. */
const maxNamed = 20;

/**
 * Checks the files of a dataset by all rules. Faults that were accepted are no faults.
 *
 * @param accepted `RULE SUBJECT` of each fault that is accepted
 * @returns the rows for `known-exceptions.csv` that the accepted faults are, and warnings
 * @throws {UserError} with each other fault in a line, and how to accept it
 */
export function checkContents(contents: DatasetContents, folder: string, accepted: ReadonlySet<string>) {
  const { dataset, locations } = parseContents(contents, folder);
  const exceptions = [...dataset.knownExceptions];
  const faults: string[] = [];
  const warnings: DatasetFault[] = [];
  for (const rule of integrityRules) {
    for (const { row, column, message, subject } of rule.check(dataset)) {
      const isKnown = exceptions.some((row) => row.check === rule.name && row.subject === subject);
      if (isKnown) continue;
      if (rule.isWarning) warnings.push(locations.fault(row, column, message));
      else if (accepted.has(`${rule.name} ${subject}`))
        exceptions.push({ check: rule.name, subject, reason: 'accepted at the import' });
      else {
        const fault = describeFault(locations.fault(row, column, message));
        faults.push(`${fault}; to accept it: --accept '${rule.name} ${subject}'`);
      }
    }
  }
  if (faults.length > 0) {
    const more = faults.length > maxNamed ? [`and ${faults.length - maxNamed} more`] : [];
    throw new UserError(
      ['The dataset would not be valid:', ...faults.slice(0, maxNamed), ...more].join('\n'),
    );
  }
  return { exceptions, warnings };
}

/** Writes the files that differ, and removes those that are no more. Returns the names of what it wrote or removed. */
export async function writeContents(
  folder: string,
  before: DatasetContents,
  after: DatasetContents,
): Promise<string[]> {
  const changed = [...after].filter(([name, text]) => before.get(name) !== text);
  const removed = [...before.keys()].filter((name) => !after.has(name));
  for (const [name, text] of changed) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const name of removed) await rm(path.join(folder, name));
  return [...changed.map(([name]) => name), ...removed];
}
