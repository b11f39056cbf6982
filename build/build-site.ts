import { writeFile } from 'node:fs/promises';
import { deriveTables } from '../src/derive/index.ts';
import { sum } from '../src/derive/numbers.ts';
import { qualityReport } from '../src/derive/quality.ts';
import { integrityRules } from '../src/integrity/index.ts';
import type { Dataset } from '../src/records/dataset/index.ts';
import { type Budget, budget } from './budget.ts';
import { checkDataset } from './check-dataset.ts';
import { FolderWriter } from './folder-writer.ts';
import { outPath, type Project } from './project.ts';
import { readDataset } from './read/dataset.ts';
import { render } from './render/index.ts';
import { formatCount, formatMegabytes, type Report } from './report.ts';
import { hashInputs, inputsFile, withFolder } from './write-folder.ts';

export interface BuildOptions {
  /** Replaces the dataset that was read by the one to publish. */
  readonly transform?: (dataset: Dataset) => Dataset;
  /** The moment by which pages say whether results are missing; that of the clock by default. */
  readonly now?: Date;
  /** Whether the files are served without the Worker. */
  readonly isFilesOnly?: boolean;
  /** Whether results, players and pairs of clubs get pictures for shared links too. */
  readonly hasAllImages?: boolean;
  /** Replaces the limits of the answers, which a test lowers. */
  readonly limit?: Budget;
}

/**
 * Builds what is published from the dataset of a project into its output folder. Any failure leaves the output folder unchanged.
 *
 * @returns how many files it has, and of how many bytes
 * @throws {DatasetError} with all faults of the data
 * @throws {UserError} where another build is writing the same folder
 */
export function build(
  project: Project,
  report: Report,
  { transform, limit = budget, now = new Date(), ...kinds }: BuildOptions = {},
): Promise<{ files: number; bytes: number }> {
  const folder = outPath(project);
  return withFolder(folder, async () => {
    const writer = new FolderWriter(folder);
    try {
      // The hash comes before the reading, so that it does not contain what changes meanwhile.
      const inputs = await hashInputs(project);
      const { dataset: storedDataset, locations } = await report.stage(
        'read',
        () => readDataset(project),
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
      const { files, bytes } = await report.stage(
        'render',
        async () => {
          const leftOut = await render(project, dataset, tables, quality, writer, now, { ...kinds, limit });
          return { files: writer.sizes.size, bytes: sum([...writer.sizes.values()]), leftOut };
        },
        ({ files, bytes, leftOut }) =>
          `${formatCount(files)} files, ${formatMegabytes(bytes)}${
            leftOut > 0 ? `; ${formatCount(leftOut)} answers are left to the Worker` : ''
          }`,
      );
      await report.stage(
        'write',
        () => writer.replaceFolder(),
        ({ changed, unchanged, removed }) =>
          `${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(removed)} removed`,
      );
      await writeFile(inputsFile(folder), inputs);
      return { files, bytes };
    } finally {
      await writer.close();
    }
  });
}

function rowCount(dataset: object): number {
  return sum(Object.values(dataset).map((rows) => (Array.isArray(rows) ? rows.length : 1)));
}
