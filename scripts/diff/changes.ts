import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** A file that is in both builds, with other content. */
export interface ChangedFile {
  readonly address: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** What became of the files of a build, each list in the order of addresses. */
export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedFile[];
  /** Files that are as they were. */
  readonly same: number;
}

/** Compares two folders of built files, byte for byte. */
export async function changesBetween(before: string, after: string): Promise<Changes> {
  const [old, young] = await Promise.all([addressesIn(before), addressesIn(after)]);
  const common = [...young].filter((address) => old.has(address));
  const changed: ChangedFile[] = [];
  for (const address of common) {
    const file = { address, before: contentOf(before, address), after: contentOf(after, address) };
    if (!file.before.equals(file.after)) changed.push(file);
  }
  return {
    added: [...young].filter((address) => !old.has(address)),
    removed: [...old].filter((address) => !young.has(address)),
    changed,
    same: common.length - changed.length,
  };
}

async function addressesIn(folder: string): Promise<Set<string>> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  return new Set(names.map((name) => `/${name}`).sort());
}

function contentOf(folder: string, address: string): Buffer {
  return readFileSync(path.join(folder, address));
}
