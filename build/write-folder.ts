import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { withLock } from './lock.ts';

/** Returns where a folder is while its replacement takes its place. */
export const formerOf = (folder: string) => `${folder}.former`;
/** Returns how the names of its replacements begin. */
export const nextPrefixOf = (folder: string) => `${folder}.next-`;

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
  const formerFolder = formerOf(folder);
  if (existsSync(folder)) await rm(formerFolder, { recursive: true, force: true });
  else if (existsSync(formerFolder)) await rename(formerFolder, folder);
  const { dir, base } = path.parse(nextPrefixOf(folder));
  const abandonedNames = await fastGlob(`${fastGlob.escapePath(base)}*`, {
    cwd: dir,
    onlyDirectories: true,
    dot: true,
  });
  for (const name of abandonedNames) await rm(path.join(dir, name), { recursive: true, force: true });
}
