import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type ListedFile, listFile } from './render/listing.ts';

/** The thread of a `FolderWriter`: writes files to the folder `next`, those that differ from the same in `folder`. */

/** Files to write, or the question for those written so far, or to link to `next` the files that remain. */
export type FolderWriterMessage =
  | readonly (readonly [address: string, content: string | Uint8Array])[]
  | 'list'
  | 'complete';

export interface WriteResult {
  /** Files that are new or have new content. */
  readonly changed: number;
  /** Files with the same bytes and the same modification time as before. */
  readonly unchanged: number;
  readonly removed: number;
}

// FolderWriter starts this thread with these.
const { folder, next }: { folder: string; next: string } = workerData;
const former = namesIn(folder);
const same: string[] = [];
const listed: ListedFile[] = [];
const parents = new Set<string>();

parentPort?.on('message', (message: FolderWriterMessage) => parentPort?.postMessage(answer(message)));

function answer(message: FolderWriterMessage): ListedFile[] | WriteResult | undefined {
  if (message === 'list') return listed;
  if (message === 'complete') return complete();
  for (const [address, content] of message) take(address, content);
  return undefined;
}

function take(address: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.buffer);
  listed.push(listFile(address, bytes));
  const name = address.slice(1);
  if (former.has(name) && bytes.equals(readFileSync(path.join(folder, name)))) same.push(name);
  else writeFileSync(placeOf(name), bytes);
}

function complete(): WriteResult {
  const names = new Set(listed.map((file) => file.path.slice(1)));
  const changed = listed.length - same.length;
  const removed = [...former].filter((name) => !names.has(name)).length;
  if (changed > 0 || removed > 0) for (const name of same) linkSync(path.join(folder, name), placeOf(name));
  return { changed, unchanged: same.length, removed };
}

/** Returns where a file is to be, in a folder that is there. */
function placeOf(name: string): string {
  const parent = path.join(next, path.dirname(name));
  if (!parents.has(parent)) mkdirSync(parent, { recursive: true });
  parents.add(parent);
  return path.join(next, name);
}

/** Returns the paths of the files in a folder, below it. */
function namesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))));
}
