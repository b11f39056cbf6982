import path from 'node:path';
import { readDataset } from '../../../build/read/dataset.ts';
import { deriveTables } from '../../../src/derive/index.ts';
import { resourcesOf } from '../../../src/resources/index.ts';
import { bundleCode, bundleTypes } from './bundle.ts';
import { serviceInfo } from './resource-info.ts';
import { writeTypes } from './types.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds `dist/` from the client's source and the service's registry. `SITE_URL` becomes the default origin. */
export async function buildClient(): Promise<void> {
  await writeTypes();
  const { dataset } = await readDataset(root);
  const tables = deriveTables(dataset, []);
  await bundleCode(serviceInfo(resourcesOf(dataset.league), tables, process.env.SITE_URL));
  await bundleTypes();
}
