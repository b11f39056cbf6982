import { hash } from 'node:crypto';
import { encode } from '../../src/resources/encode.ts';

/** A file in the index. */
export interface ListedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Takes rendered files one by one. */
export interface Output {
  /** The size in bytes of each file so far, by address. */
  readonly sizes: ReadonlyMap<string, number>;
  /**
   * Takes a file, a text in UTF-8.
   *
   * @throws {Error} where there is a file of this address already
   */
  add(address: string, content: string | Uint8Array): void;
  /** Returns every file so far, in any order. */
  list(): Promise<ListedFile[]>;
}

/** Returns a file as it is listed, with its path, its size in bytes and its SHA-256 in hexadecimal. */
export function listFile(path: string, content: Buffer): ListedFile {
  return { path, bytes: content.length, sha256: hash('sha256', content) };
}

/** Renders the index of files, with the path, size and SHA-256 of each. */
export function renderIndex(files: readonly ListedFile[]): string {
  return encode({
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.map((file) => ({ ...file, path: servedAt(file.path) })).sort(byAddress),
  });
}

/** Returns the address at which a file is served without a redirect. Pages lose their ending. */
function servedAt(path: string): string {
  return path.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** Compares files by address. */
export function byAddress(a: ListedFile, b: ListedFile): number {
  return a.path < b.path ? -1 : 1;
}
