import { hash } from 'node:crypto';
import { encode } from '../../src/resources/resource.ts';
import type { Files } from './index.ts';

/** A file as the index lists it. */
export interface Listed {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export function listed(path: string, content: Buffer): Listed {
  return { path, bytes: content.length, sha256: hash('sha256', content) };
}

/** Every file, in the order of addresses. */
export function listing(files: Files): Listed[] {
  return [...files].map(([path, content]) => listed(path, content)).sort(byPath);
}

/** The index of these files: path, bytes and SHA-256 of each. */
export function renderIndex(files: readonly Listed[]): string {
  return encode({
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: [...files].sort(byPath),
  });
}

function byPath(a: Listed, b: Listed): number {
  return a.path < b.path ? -1 : 1;
}
