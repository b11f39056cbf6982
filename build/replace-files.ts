import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataPath, type Project } from './project.ts';
import { isAbsent, nextFolderOf, replaceFolder, withFolder } from './write-folder.ts';

/**
 * Runs a task while it alone may write the dataset, after repairing what a killed run may have left.
 *
 * @throws {UserError} at once, where another command is writing it
 */
export function withDataLock<Result>(project: Project, run: () => Promise<Result>): Promise<Result> {
  const message = `another command is writing ${project.data}/; expected it to end before the next one starts`;
  return withFolder(dataPath(project), run, message);
}

/**
 * Replaces files of the dataset, all or none, by a copy of the folder that takes its place.
 *
 * Callers hold the lock by `withDataLock`.
 *
 * @param contents the text of each file by its path, such as `data/clubs.csv`
 */
export async function replaceFiles(project: Project, contents: ReadonlyMap<string, string>): Promise<void> {
  if (contents.size === 0) return;
  const folder = dataPath(project);
  const nextFolder = nextFolderOf(folder);
  try {
    await cp(folder, nextFolder, { recursive: true, preserveTimestamps: true });
    for (const [file, text] of contents) {
      const target = path.join(nextFolder, path.posix.relative(project.data, file));
      await mkdir(path.dirname(target), { recursive: true });
      // On the disk before the folders are renamed.
      await writeFile(target, text, { flush: true });
    }
    await replaceFolder(folder, nextFolder);
  } finally {
    await rm(nextFolder, { recursive: true, force: true });
  }
}

/** Restores the dataset where a command was killed while it replaced files. */
export async function recoverFiles(project: Project): Promise<void> {
  if (isAbsent(dataPath(project))) await withDataLock(project, async () => {});
}
