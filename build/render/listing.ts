import { hash } from 'node:crypto';
import { encode } from '../../src/resources/encode.ts';
import type { Files } from './index.ts';

/** A file in the index. */
export interface ListedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export function listFile(path: string, content: Buffer): ListedFile {
  return { path, bytes: content.length, sha256: hash('sha256', content) };
}

/** Lists every file, by address. */
export function listFiles(files: Files): ListedFile[] {
  return [...files].map(([path, content]) => listFile(path, content)).sort(byPath);
}

/** Renders the index of files: path, size and SHA-256 of each. */
export function renderIndex(files: readonly ListedFile[]): string {
  return encode({
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.map((file) => ({ ...file, path: servedAt(file.path) })).sort(byPath),
  });
}

/** Returns the address of a file that is served without a redirect: pages lose their ending. */
function servedAt(path: string): string {
  return path.replace(/(?:(?<=\/)index)?\.html$/, '');
}

function byPath(a: ListedFile, b: ListedFile): number {
  return a.path < b.path ? -1 : 1;
}
