import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { checkDataset } from '../../build/check.ts';
import { messageOf } from '../../build/errors.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { root } from './root.ts';

/** Ends the run where the dataset of a project's fixture has a fault: each file of its tests would fail with it. */
export default async function setup({ config }: TestProject): Promise<void> {
  const folder = config.env.DATASET_ROOT ?? '';
  try {
    const { dataset, locations } = await readDataset(path.join(root, folder));
    checkDataset(dataset, locations, integrityRules);
  } catch (error) {
    throw new Error(`in ${folder}: ${messageOf(error)}`);
  }
}
