import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { messageOf, UserError } from './errors.ts';
import { withLock } from './lock.ts';

/** New files, before they are in place. */
const pending = 'data/.pending';

/** What is to be renamed. While it exists, the new files count; until then, the old ones do. */
const journalFile = `${pending}/journal.json`;

/** Only tables, and what a refresh writes beside them: a journal reaches nothing outside `data/`. */
const journal = z.array(
  z.strictObject({
    from: z.string().regex(/^data\/\.pending\/\d+$/),
    to: z.string().regex(/^data\/([a-z0-9-]+(\/\d{4})?\.csv|snapshot\.json|CHANGELOG\.md)$/),
  }),
);

const runFile = promisify(execFile);

/** The operations a killed process may end before, between or after; a test replaces them. */
export const operations = { mkdir, rename, rm, writeFile: writeDurably };

/**
 * Runs a task while it alone may write `data/`, after finishing what a killed run may have left.
 *
 * @throws {UserError} at once, where another command is writing `data/`
 */
export function withDataLock<Result>(root: string, run: () => Promise<Result>): Promise<Result> {
  const message = 'another command is writing data/; expected it to end before the next one starts';
  return withLock(path.join(root, 'data.lock'), message, async () => {
    await recover(root);
    return run();
  });
}

/**
 * Replaces files below the root, all or none. A process that is killed in between leaves a journal. The next command
 * that reads `data/` finishes from it.
 *
 * To be called inside `withDataLock`.
 *
 * @param contents the text of each file by its path below the root: tables, the snapshot and the changelog
 */
export async function replaceFiles(root: string, contents: ReadonlyMap<string, string>): Promise<void> {
  if (contents.size === 0) return;
  const renames = journal.parse(
    [...contents.keys()].map((to, index) => ({ from: `${pending}/${index}`, to })),
  );
  // Not recursive: on a read-only disk, Node would report that data/ is absent.
  await operations.mkdir(path.join(root, pending));
  for (const { from, to } of renames)
    await operations.writeFile(path.join(root, from), contents.get(to) ?? '');
  await operations.writeFile(path.join(root, `${journalFile}.next`), JSON.stringify(renames));
  await operations.rename(path.join(root, `${journalFile}.next`), path.join(root, journalFile));
  await recover(root);
}

/**
 * Finishes what a killed process has begun to replace, or removes it where it had not got as far as that.
 *
 * @throws {UserError} where another command is writing `data/`, or somebody else has made the journal
 */
export async function recoverFiles(root: string): Promise<void> {
  // Without the lock where there is nothing to do: any number of commands may read at once.
  if (existsSync(path.join(root, pending))) await withDataLock(root, async () => {});
}

async function recover(root: string): Promise<void> {
  if (!existsSync(path.join(root, pending))) return;
  if (await isTracked(root))
    throw new UserError(
      `${pending} is in the repository; expected only what a killed command left: remove it`,
    );
  const text = await readFile(path.join(root, journalFile), 'utf8').catch(() => '[]');
  for (const { from, to } of parseJournal(text)) {
    const target = path.join(root, to);
    await operations.mkdir(path.dirname(target), { recursive: true });
    await operations.rename(path.join(root, from), target).catch((error: NodeJS.ErrnoException) => {
      // It was renamed before the process was killed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  // The journal goes first: without it, what is left is only removed.
  await operations.rm(path.join(root, journalFile), { force: true });
  await operations.rm(path.join(root, pending), { recursive: true, force: true });
}

/** Returns whether the journal is in the repository: one from a pull request must not be carried out. */
async function isTracked(root: string): Promise<boolean> {
  // Without git, or outside a repository, nothing is tracked.
  const { stdout } = await runFile('git', ['ls-files', '--', `:(icase)${pending}`], { cwd: root }).catch(
    () => ({
      stdout: '',
    }),
  );
  return stdout !== '';
}

/** @throws {UserError} if it is not one that `replaceFiles` writes */
function parseJournal(text: string): z.infer<typeof journal> {
  try {
    return journal.parse(JSON.parse(text));
  } catch (error) {
    const message = messageOf(error).replaceAll(/\s+/g, ' ');
    throw new UserError(`${journalFile} is no journal of a killed command; remove ${pending}: ${message}`);
  }
}

/** Writes a file so that it is on the disk before anything that follows. */
async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
