import { existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { withLock } from './lock.ts';
import type { Files } from './render/index.ts';

export interface WriteResult {
  /** Files that are new or have new content. */
  readonly changed: number;
  /** Files with the same bytes and the same modification time as before. */
  readonly unchanged: number;
  readonly removed: number;
}

const formerOf = (folder: string) => `${folder}.former`;
const nextPrefixOf = (folder: string) => `${folder}.next-`;

/**
 * Runs a task while it alone may write a folder, after repairing what a killed run may have left of it.
 *
 * @throws {UserError} at once, where another build is writing the folder
 */
export function withFolder<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  const message = `another build is writing ${folder}; expected it to end before the next one starts`;
  return withLock(`${folder}.lock`, message, async () => {
    await repairFolder(folder);
    return run();
  });
}

/** Restores a folder whose replacement was killed between its two renames, and removes abandoned temporary folders. */
async function repairFolder(folder: string): Promise<void> {
  const former = formerOf(folder);
  if (existsSync(folder)) await rm(former, { recursive: true, force: true });
  else if (existsSync(former)) await rename(former, folder);
  const { dir, base } = path.parse(nextPrefixOf(folder));
  const abandoned = await fastGlob(`${fastGlob.escapePath(base)}*`, {
    cwd: dir,
    onlyDirectories: true,
    dot: true,
  });
  for (const name of abandoned) await rm(path.join(dir, name), { recursive: true, force: true });
}

/**
 * Makes a folder contain exactly these files. They are written to a temporary folder that then takes its place, so that
 * no reader sees a part of them and a failure changes nothing. A file whose content is the same stays the same file.
 *
 * To be called inside `withFolder`.
 */
export async function writeFolder(folder: string, files: Files): Promise<WriteResult> {
  const before = new Set(await fastGlob('**', { cwd: folder, dot: true }));
  const contents = [...files].map(([address, bytes]) => ({ name: address.slice(1), bytes }));
  const same = new Set<string>();
  for (const { name, bytes } of contents) {
    if (before.has(name) && bytes.equals(readFileSync(path.join(folder, name)))) same.add(name);
  }
  const removed = [...before].filter((name) => !files.has(`/${name}`)).length;
  const result = { changed: contents.length - same.size, unchanged: same.size, removed };
  if (result.changed === 0 && removed === 0) return result;

  const next = await mkdtemp(nextPrefixOf(folder));
  try {
    for (const parent of new Set(contents.map(({ name }) => path.dirname(name)))) {
      await mkdir(path.join(next, parent), { recursive: true });
    }
    for (const { name, bytes } of contents) {
      const target = path.join(next, name);
      if (same.has(name)) linkSync(path.join(folder, name), target);
      else writeFileSync(target, bytes);
    }
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  const former = formerOf(folder);
  if (existsSync(folder)) await rename(folder, former);
  await rename(next, folder);
  await rm(former, { recursive: true, force: true });
  return result;
}
