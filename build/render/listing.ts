import { hash } from 'node:crypto';
import type { Release } from '../../src/records/service-status.ts';
import { encode } from '../../src/resources/encode.ts';
import { service } from '../../src/service.ts';

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
export function listFile(path: string, content: Uint8Array): ListedFile {
  return { path, bytes: content.length, sha256: hash('sha256', content) };
}

/** Renders the index of files, with the path, size and SHA-256 of each. */
export function renderIndex(files: readonly ListedFile[]): string {
  return encode({
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    // Pages are served without their ending, which would be a redirect.
    files: files
      .map((file) => ({ ...file, path: file.path.replace(/(?:(?<=\/)index)?\.html$/, '') }))
      .sort(byAddress),
  });
}

/** Compares files by address. */
function byAddress(a: ListedFile, b: ListedFile): number {
  return a.path < b.path ? -1 : 1;
}

const idLength = 16;

/**
 * Renders the release document, by which a client recognizes the data and the build that are served. The ids depend on
 * addresses and contents alone, not on the clock or the machine.
 *
 * @param release the id of the data
 * @param files every other file
 */
export function renderRelease(release: string, files: readonly ListedFile[], asOf: string): string {
  const sums = files
    .toSorted(byAddress)
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('');
  const document: Release = {
    release,
    build: hash('sha256', sums).slice(0, idLength),
    version: service.version,
    data_as_of: asOf,
  };
  return encode(document);
}
