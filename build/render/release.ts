import { hash } from 'node:crypto';
import type { Release } from '../../src/records/release.ts';
import { encode } from '../../src/resources/resource.ts';
import { service } from '../../src/service.ts';
import type { ListedFile } from './listing.ts';

const idLength = 16;

/**
 * Renders the release document, by which a client recognizes the release that is served. The id depends on addresses and
 * contents alone, not on the clock or the machine.
 *
 * @param files every other file, by address
 */
export function renderRelease(files: readonly ListedFile[], asOf: string): string {
  const sums = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const release: Release = {
    release: hash('sha256', sums).slice(0, idLength),
    version: service.version,
    data_as_of: asOf,
  };
  return encode(release);
}
