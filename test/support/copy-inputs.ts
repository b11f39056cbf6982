import { cp } from 'node:fs/promises';
import path from 'node:path';
import { dataPath, type Project } from '../../build/project.ts';
import { root } from './root.ts';

/** What the build reads beside the data. */
const parts = ['_headers', '_redirects', 'CHANGELOG.md', 'examples', 'clients/python'];

/** Copies to a folder what the build reads, with the data of a league as `data`. Copies what links lead to: tests write to it. */
export async function copyInputs(folder: string, project: Project): Promise<void> {
  const options = { recursive: true, dereference: true };
  for (const name of parts) await cp(path.join(root, name), path.join(folder, name), options);
  await cp(dataPath(project), path.join(folder, 'data'), options);
}
