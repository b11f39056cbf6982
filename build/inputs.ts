import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';

const inputs = [
  '{data,src,build,examples,clients/python}/**',
  '_headers',
  '_redirects',
  'CHANGELOG.md',
  'package-lock.json',
];

/** Returns a hash of the data and the code below a folder, which a build is made from. */
export async function hashInputs(root: string): Promise<string> {
  const names = await fastGlob(inputs, { cwd: root, ignore: ['**/*.tsbuildinfo'] });
  const contents = await Promise.all(names.sort().map((name) => readFile(path.join(root, name))));
  const hash = createHash('sha256');
  for (const [index, name] of names.entries()) hash.update(`${name}\0`).update(contents[index] ?? '');
  return hash.digest('hex');
}

/** Returns where a build records the hash of its inputs, which is beside its folder since it is not published. */
export const inputsFile = (folder: string) => `${folder}.inputs`;
