import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type ListedFile, listFile } from './render/listing.ts';

/** The thread of a `FolderWriter`. It writes to `nextFolder` the files that differ from those in `folder`. */

/** A file to write, or a request to list those so far, or to link the unchanged files to `nextFolder`. */
export type FolderWriterMessage = readonly [address: string, bytes: Uint8Array] | 'list' | 'finish';

export interface WriteResult {
  /** Files that are new or have new content. */
  readonly changed: number;
  /** Files with the same bytes and the same modification time as before. */
  readonly unchanged: number;
  readonly removed: number;
}

// FolderWriter starts this thread with these.
const { folder, nextFolder }: { folder: string; nextFolder: string } = workerData;
const formerNames = namesIn(folder);
const unchangedNames: string[] = [];
const listedFiles: ListedFile[] = [];
const parents = new Set<string>();

parentPort?.on('message', (message: FolderWriterMessage) => {
  if (message === 'list') parentPort?.postMessage(listedFiles);
  else if (message === 'finish') parentPort?.postMessage(finish());
  else take(...message);
});

function take(address: string, { buffer, byteOffset, length }: Uint8Array): void {
  const bytes = Buffer.from(buffer, byteOffset, length);
  listedFiles.push(listFile(address, bytes));
  const name = address.slice(1);
  if (formerNames.has(name) && bytes.equals(readFileSync(path.join(folder, name)))) unchangedNames.push(name);
  else writeFileSync(placeOf(name), bytes);
}

function finish(): WriteResult {
  const names = new Set(listedFiles.map((file) => file.path.slice(1)));
  const changed = listedFiles.length - unchangedNames.length;
  const removed = [...formerNames].filter((name) => !names.has(name)).length;
  if (changed > 0 || removed > 0) {
    for (const name of unchangedNames) linkSync(path.join(folder, name), placeOf(name));
  }
  return { changed, unchanged: unchangedNames.length, removed };
}

/** Returns the path at which to write a file, and makes its folder. */
function placeOf(name: string): string {
  const parent = path.join(nextFolder, path.dirname(name));
  if (!parents.has(parent)) mkdirSync(parent, { recursive: true });
  parents.add(parent);
  return path.join(nextFolder, name);
}

/** Returns the paths of the files in a folder, relative to it. */
function namesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))));
}
