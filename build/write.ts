import { existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Files } from './render/index.ts';

export interface Written {
  /** Files that are new or have other content than before. */
  readonly changed: number;
  /** Files as they were: the same bytes, the same time of modification. */
  readonly kept: number;
  readonly removed: number;
}

/**
 * Makes a folder hold exactly these files: beside it first, then in its place at once, so that nobody sees half of it and
 * a failure leaves what was there. A file whose content did not change stays the file it was.
 */
export async function writeWhole(folder: string, files: Files): Promise<Written> {
  const beside = `${folder}.next`;
  const former = `${folder}.former`;
  await rm(beside, { recursive: true, force: true });
  // A run that was killed between the two renames below left the good one here.
  if (!existsSync(folder) && existsSync(former)) await rename(former, folder);

  const before = new Set(await fastGlob('**', { cwd: folder, dot: true }));
  const contents = [...files].map(([address, bytes]) => ({ name: address.slice(1), bytes }));
  const same = new Set<string>();
  for (const { name, bytes } of contents) {
    if (before.has(name) && bytes.equals(readFileSync(path.join(folder, name)))) same.add(name);
  }
  const removed = [...before].filter((name) => !files.has(`/${name}`)).length;
  const result = { changed: contents.length - same.size, kept: same.size, removed };
  if (result.changed === 0 && removed === 0) return result;

  try {
    for (const parent of new Set(contents.map(({ name }) => path.dirname(name)))) {
      await mkdir(path.join(beside, parent), { recursive: true });
    }
    for (const { name, bytes } of contents) {
      const target = path.join(beside, name);
      if (same.has(name)) linkSync(path.join(folder, name), target);
      else writeFileSync(target, bytes);
    }
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  await rm(former, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, former);
  await rename(beside, folder);
  await rm(former, { recursive: true, force: true });
  return result;
}
