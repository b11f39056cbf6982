import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** Returns the SHA-256 of every file below a folder whose name matches, by name. */
export async function hashesOf(folder: string, pattern = '**'): Promise<Map<string, string>> {
  const names = (await fastGlob(pattern, { cwd: folder, dot: true })).sort();
  const hashes = new Map<string, string>();
  for (const name of names) hashes.set(name, hash('sha256', await readFile(path.join(folder, name))));
  return hashes;
}
