import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.ts';

/** What the build reads beside the data. */
const parts = ['_headers', '_redirects', 'CHANGELOG.md', 'examples', 'clients/python'];

/** Copies to a folder what the build reads, with the data of a league. Copies what links lead to: tests write to it. */
export async function copyInputs(folder: string, datasetRoot: string): Promise<void> {
  const copy = (from: string, name: string) =>
    cp(path.join(from, name), path.join(folder, name), { recursive: true, dereference: true });
  for (const name of parts) await copy(root, name);
  await copy(datasetRoot, 'data');
}
