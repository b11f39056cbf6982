import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent, nextFolderOf, replaceFolder, withFolder } from './write-folder.ts';

/**
 * Runs a task while it alone may write `data/`, after repairing what a killed run may have left.
 *
 * @throws {UserError} at once, where another command is writing `data/`
 */
export function withDataLock<Result>(root: string, run: () => Promise<Result>): Promise<Result> {
  const message = 'another command is writing data/; expected it to end before the next one starts';
  return withFolder(path.join(root, 'data'), run, message);
}

/**
 * Replaces files of `data/`, all or none, by a copy of the folder that takes its place.
 *
 * Callers hold the lock by `withDataLock`.
 *
 * @param contents the text of each file by its path below the root, such as `data/clubs.csv`
 */
export async function replaceFiles(root: string, contents: ReadonlyMap<string, string>): Promise<void> {
  if (contents.size === 0) return;
  const folder = path.join(root, 'data');
  const nextFolder = nextFolderOf(folder);
  try {
    await cp(folder, nextFolder, { recursive: true, preserveTimestamps: true });
    for (const [file, text] of contents) {
      const target = path.join(nextFolder, path.posix.relative('data', file));
      await mkdir(path.dirname(target), { recursive: true });
      // On the disk before the folders are renamed.
      await writeFile(target, text, { flush: true });
    }
    await replaceFolder(folder, nextFolder);
  } finally {
    await rm(nextFolder, { recursive: true, force: true });
  }
}

/** Restores `data/` where a command was killed while it replaced files. */
export async function recoverFiles(root: string): Promise<void> {
  if (isAbsent(path.join(root, 'data'))) await withDataLock(root, async () => {});
}
