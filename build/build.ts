import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveTables } from '../src/derive/index.ts';
import { integrityRules } from '../src/integrity/index.ts';
import type { Dataset } from '../src/records/dataset/index.ts';
import { resources } from '../src/resources/index.ts';
import { type Budget, checkBudget } from './budget.ts';
import { checkDataset } from './check.ts';
import { FolderWriter } from './folder-writer.ts';
import { hashInputs, inputsFile } from './inputs.ts';
import { qualityReport } from './quality.ts';
import { readDataset } from './read/dataset.ts';
import { render } from './render/index.ts';
import { formatCount, formatMegabytes, type Report } from './report.ts';
import { withFolder } from './write-folder.ts';

export interface BuildOptions {
  /** The output folder, below the root. */
  readonly out?: string;
  /** Replaces the dataset that was read by the one to publish. */
  readonly transform?: (dataset: Dataset) => Dataset;
  /** Replaces the limits of the files, which a measurement sets aside. */
  readonly limit?: Budget;
}

/** What was built. */
export interface BuildResult {
  readonly files: number;
  readonly bytes: number;
  /** The bytes of the largest file. */
  readonly largestBytes: number;
}

/**
 * Builds what is published from `root`/data into `root`/dist. Any failure leaves the output folder unchanged.
 *
 * @throws {DatasetError} with all faults of the data
 * @throws {UserError} where another build is writing the same folder
 */
export function build(
  root: string,
  report: Report,
  { out = 'dist', transform, limit }: BuildOptions = {},
): Promise<BuildResult> {
  const folder = path.join(root, out);
  return withWriter(folder, async (writer) => {
    // The hash comes before the reading, so that it does not contain what changes meanwhile.
    const inputs = await hashInputs(root);
    const { dataset: storedDataset, locations } = await report.stage(
      'read',
      () => readDataset(root),
      ({ dataset, files, bytes }) =>
        `${files} files, ${formatCount(rowCount(dataset))} rows, ${formatMegabytes(bytes)}`,
    );
    const dataset = transform ? transform(storedDataset) : storedDataset;
    const results = await report.stage(
      'check',
      () => checkDataset(dataset, locations, integrityRules),
      (checks) => `${checks.length} rules passed, ${dataset.knownExceptions.length} known exceptions`,
    );
    const tables = await report.stage(
      'derive',
      () => deriveTables(dataset, results),
      (derivedTables) => {
        const seasons = derivedTables.rows('seasons');
        const matches = seasons.reduce((sum, { matches_scheduled }) => sum + matches_scheduled, 0);
        return `${formatCount(matches)} matches of ${seasons.length} seasons`;
      },
    );
    const quality = qualityReport(dataset, tables.rows('seasons'), integrityRules, results);
    const bar = report.bar(resources.length);
    const result = await report.stage(
      'render',
      async () => {
        await render(root, dataset, tables, quality, writer, bar.step).finally(bar.end);
        return resultOf([...writer.sizes.values()]);
      },
      ({ files, bytes }) => `${formatCount(files)} files, ${formatMegabytes(bytes)}`,
    );
    await report.stage(
      'write',
      () => {
        checkBudget(writer.sizes, limit);
        return writer.replaceFolder();
      },
      ({ changed, unchanged, removed }) =>
        `${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(removed)} removed`,
    );
    await writeFile(inputsFile(folder), inputs);
    return result;
  });
}

function resultOf(sizes: readonly number[]): BuildResult {
  return {
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largestBytes: sizes.reduce((largest, size) => Math.max(largest, size), 0),
  };
}

/** Runs a task that alone writes a folder. The thread that writes starts while the dataset is read. */
function withWriter<Result>(folder: string, run: (writer: FolderWriter) => Promise<Result>): Promise<Result> {
  return withFolder(folder, async () => {
    const writer = await FolderWriter.open(folder);
    return run(writer).finally(() => writer.close());
  });
}

function rowCount(dataset: object): number {
  return Object.values(dataset).reduce((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 1), 0);
}
