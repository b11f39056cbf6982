import path from 'node:path';
import { deriveTables } from '../src/derive/index.ts';
import { checks } from '../src/integrity/index.ts';
import type { Dataset } from '../src/records/dataset/index.ts';
import { resources } from '../src/resources/index.ts';
import { holdBudget } from './budget.ts';
import { checkDataset } from './check.ts';
import { qualityReport } from './quality.ts';
import { readDataset } from './read/dataset.ts';
import { render } from './render/index.ts';
import { grouped, megabytes, type Report } from './report.ts';
import { writeWhole } from './write.ts';

export interface BuildOptions {
  /** The folder that is made, below the root. */
  readonly out?: string;
  /** What to publish instead of the dataset as it is read. */
  readonly instead?: (dataset: Dataset) => Dataset;
}

/**
 * Builds what is published from `root`/data into `root`/dist.
 *
 * @throws {DatasetError} with all faults of the data; `dist` is then as it was, as after any other failure
 */
export async function build(
  root: string,
  report: Report,
  { out = 'dist', instead = (dataset) => dataset }: BuildOptions = {},
): Promise<void> {
  const { dataset: stored, locations } = await report.stage(
    'read',
    () => readDataset(root),
    ({ dataset, files, bytes }) => `${files} files, ${grouped(rowCount(dataset))} rows, ${megabytes(bytes)}`,
  );
  const dataset = instead(stored);
  const results = await report.stage(
    'check',
    () => checkDataset(dataset, locations, checks),
    (found) => `${found.length} rules hold, ${dataset.knownExceptions.length} known exceptions`,
  );
  const tables = await report.stage(
    'derive',
    () => deriveTables(dataset, results),
    (derived) =>
      `${grouped(derived.rows('matches').length)} matches of ${derived.rows('seasons').length} seasons`,
  );
  const bar = report.bar(resources.length);
  const files = await report.stage(
    'render',
    () =>
      render(root, tables, qualityReport(dataset, tables.rows('seasons'), checks, results), bar.step).finally(
        bar.end,
      ),
    (rendered) => `${grouped(rendered.size)} files, ${megabytes(totalBytes(rendered))}`,
  );
  await report.stage(
    'write',
    () => {
      holdBudget(files);
      return writeWhole(path.join(root, out), files);
    },
    ({ changed, kept, removed }) =>
      `${grouped(changed)} changed, ${grouped(kept)} as before, ${grouped(removed)} removed`,
  );
}

function rowCount(dataset: object): number {
  return Object.values(dataset).reduce((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 1), 0);
}

function totalBytes(files: ReadonlyMap<string, Buffer>): number {
  return [...files.values()].reduce((sum, content) => sum + content.length, 0);
}
