import { hash } from 'node:crypto';
import type { Release } from '../../src/records/status.ts';
import { encode } from '../../src/resources/encode.ts';
import { service } from '../../src/service.ts';
import { byAddress, type ListedFile } from './listing.ts';

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
