import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** A file of both builds whose content differs. */
export interface ChangedFile {
  readonly address: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** The differences between two builds. */
export type FolderChanges = Awaited<ReturnType<typeof compareFolders>>;

/** Compares two folders of built files, byte for byte; each list is in the order of addresses. */
export async function compareFolders(before: string, after: string) {
  const [oldAddresses, newAddresses] = await Promise.all([addressesIn(before), addressesIn(after)]);
  const commonAddresses = [...newAddresses].filter((address) => oldAddresses.has(address));
  const changed: ChangedFile[] = [];
  for (const address of commonAddresses) {
    const file = { address, before: contentOf(before, address), after: contentOf(after, address) };
    if (!file.before.equals(file.after)) changed.push(file);
  }
  const added = [...newAddresses].filter((address) => !oldAddresses.has(address));
  const removed = [...oldAddresses].filter((address) => !newAddresses.has(address));
  return { added, removed, changed, unchanged: commonAddresses.length - changed.length };
}

async function addressesIn(folder: string): Promise<Set<string>> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  return new Set(names.map((name) => `/${name}`).sort());
}

function contentOf(folder: string, address: string): Buffer {
  return readFileSync(path.join(folder, address));
}
