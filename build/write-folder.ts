import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { withLock } from './lock.ts';

/** Returns where a folder is while its replacement takes its place. */
const formerOf = (folder: string) => `${folder}.former`;
/** Returns how the names of its replacements begin. */
export const nextPrefixOf = (folder: string) => `${folder}.next-`;

/**
 * Runs a task while it alone may write a folder, after repairing what a killed run may have left of it.
 *
 * @throws {UserError} at once, with `message`, where another run is writing the folder
 */
export function withFolder<Result>(
  folder: string,
  run: () => Promise<Result>,
  message = `another build is writing ${folder}; expected it to end before the next one starts`,
): Promise<Result> {
  return withLock(`${folder}.lock`, message, async () => {
    await repairFolder(folder);
    return run();
  });
}

/** Puts a replacement in a folder's place, inside `withFolder`. A killed run leaves the one or the other. */
export async function replaceFolder(folder: string, nextFolder: string): Promise<void> {
  if (existsSync(folder)) await rename(folder, formerOf(folder));
  await rename(nextFolder, folder);
  await rm(formerOf(folder), { recursive: true, force: true });
}

/** Returns whether a run was killed while a replacement took the folder's place. */
export function isAbsent(folder: string): boolean {
  return !existsSync(folder) && existsSync(formerOf(folder));
}

/** Restores a folder whose replacement was killed between its two renames, and removes abandoned temporary folders. */
async function repairFolder(folder: string): Promise<void> {
  if (isAbsent(folder)) await rename(formerOf(folder), folder);
  await rm(formerOf(folder), { recursive: true, force: true });
  const { dir, base } = path.parse(nextPrefixOf(folder));
  const abandonedNames = await fastGlob(`${fastGlob.escapePath(base)}*`, {
    cwd: dir,
    onlyDirectories: true,
    dot: true,
  });
  for (const name of abandonedNames) await rm(path.join(dir, name), { recursive: true, force: true });
}
