import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastGlob from 'fast-glob';
import { UserError } from './errors.ts';
import { dataPath, type Project } from './project.ts';

/** Returns where a folder is while its replacement takes its place. */
const formerOf = (folder: string) => `${folder}.former`;
/** Returns how the names of its replacements begin. */
const nextPrefixOf = (folder: string) => `${folder}.next-`;
/** Returns where this process makes a replacement of a folder. */
export const nextFolderOf = (folder: string) => nextPrefixOf(folder) + process.pid;

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

/** SQLite's result code for a database that another connection has locked. */
const busy = 5;

/**
 * Takes a lock, which is held until it is closed. Returns undefined if another process, or another task of this one, has
 * it.
 *
 * The lock is SQLite's on an empty database. The operating system releases it with the process, after `kill -9` too. The
 * file stays, since removing it would let two tasks lock two files of one name.
 */
export function takeLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    // node:sqlite adds SQLite's number to its errors, which its types lack.
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

/**
 * Runs a task while no other process, and no other task of this one, has the same lock.
 *
 * @throws {UserError} with `message`, at once, where the lock is taken
 */
export async function withLock<Result>(
  file: string,
  message: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const lock = takeLock(file);
  if (!lock) throw new UserError(message);
  try {
    return await run();
  } finally {
    lock.close();
  }
}

const inputs = [
  '{src,build,examples,clients/python}/**',
  '_headers',
  '_redirects',
  'CHANGELOG.md',
  'package-lock.json',
  'clients/typescript/*.tgz',
];

/** Returns a hash of the data and the code that a build is made from. */
export async function hashInputs(project: Project): Promise<string> {
  const hash = createHash('sha256');
  const parts = [
    [project.root, inputs],
    [dataPath(project), ['**']],
  ] as const;
  for (const [cwd, patterns] of parts) {
    const names = await fastGlob([...patterns], { cwd, ignore: ['**/*.tsbuildinfo'] });
    const contents = await Promise.all(names.sort().map((name) => readFile(path.join(cwd, name))));
    for (const [index, name] of names.entries()) hash.update(`${name}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

/** Returns where a build records the hash of its inputs, which is beside its folder since it is not published. */
export const inputsFile = (folder: string) => `${folder}.inputs`;
