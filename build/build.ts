import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveTables } from '../src/derive/index.ts';
import { sum } from '../src/derive/numbers.ts';
import { integrityRules } from '../src/integrity/index.ts';
import type { Dataset } from '../src/records/dataset/index.ts';
import { answersToLeaveOut, type Budget, budget, checkFileSizes, isWithin } from './budget.ts';
import { checkDataset } from './check.ts';
import { FolderWriter } from './folder-writer.ts';
import { qualityReport } from './quality.ts';
import { readDataset } from './read/dataset.ts';
import { render } from './render/index.ts';
import { formatCount, formatMegabytes, type Report } from './report.ts';
import { hashInputs, inputsFile, withFolder } from './write-folder.ts';

export interface BuildOptions {
  /** The output folder, below the root. */
  readonly out?: string;
  /** Replaces the dataset that was read by the one to publish. */
  readonly transform?: (dataset: Dataset) => Dataset;
  /** The moment by which pages say whether results are missing; that of the clock by default. */
  readonly now?: Date;
  /** Whether the files are served without the Worker. */
  readonly isFilesOnly?: boolean;
  /** Replaces the limits of the files, which a test lowers. */
  readonly limit?: Budget;
}

/** What was built. */
type BuildResult = Pick<Budget, 'files' | 'bytes'>;

/**
 * Builds what is published from `root`/data into `root`/dist. Any failure leaves the output folder unchanged. Where the
 * files exceed the budget, they are rendered again without those of the answers that are requested least.
 *
 * @throws {DatasetError} with all faults of the data
 * @throws {UserError} where another build is writing the same folder
 */
export function build(
  root: string,
  report: Report,
  { out = 'dist', transform, isFilesOnly = false, limit = budget, now = new Date() }: BuildOptions = {},
): Promise<BuildResult> {
  const folder = path.join(root, out);
  return withFolder(folder, async () => {
    let writer = await FolderWriter.open(folder);
    try {
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
          const matches = sum(seasons.map(({ matches_scheduled }) => matches_scheduled));
          return `${formatCount(matches)} matches of ${seasons.length} seasons`;
        },
      );
      const quality = qualityReport(dataset, tables.rows('seasons'), integrityRules, results);
      const renderStage = (name: string, remark = '') =>
        report.stage(
          name,
          async () => {
            await render(root, dataset, tables, quality, writer, now, isFilesOnly);
            return { files: writer.sizes.size, bytes: sum([...writer.sizes.values()]) };
          },
          (size) => describeSize(size, limit) + remark,
        );
      let result = await renderStage('render');
      const leftOut = answersToLeaveOut(writer.sizes, limit);
      if (leftOut.size > 0) {
        await writer.close();
        writer = await FolderWriter.open(folder, leftOut);
        // All of it again, since pages link to files and lists name them.
        result = await renderStage('reduce', `; ${formatCount(leftOut.size)} answers are left to the Worker`);
      }
      checkFileSizes(writer.sizes, limit);
      await report.stage(
        'write',
        () => writer.replaceFolder(),
        ({ changed, unchanged, removed }) =>
          `${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(removed)} removed`,
      );
      await writeFile(inputsFile(folder), inputs);
      return result;
    } finally {
      await writer.close();
    }
  });
}

/** Describes what was rendered, and the budget where it is exceeded. */
function describeSize({ files, bytes }: BuildResult, limit: Budget): string {
  const sizeOf = (files: number, bytes: number) => `${formatCount(files)} files, ${formatMegabytes(bytes)}`;
  const size = sizeOf(files, bytes);
  return isWithin(limit, files, bytes) ? size : `${size}; the budget is ${sizeOf(limit.files, limit.bytes)}`;
}

function rowCount(dataset: object): number {
  return sum(Object.values(dataset).map((rows) => (Array.isArray(rows) ? rows.length : 1)));
}
