import { hash } from 'node:crypto';
import type { Release } from '../../src/records/release.ts';
import { encode } from '../../src/resources/resource.ts';
import { service } from '../../src/service.ts';
import type { Listed } from './listing.ts';

const idLength = 16;

/**
 * Says which release these files are, so that from outside one can tell whether it is the one that is served. The id
 * follows from addresses and contents alone: neither the clock nor the machine has a part in it.
 *
 * @param files every other file, in the order of addresses
 */
export function renderRelease(files: readonly Listed[], asOf: string): string {
  const sums = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  const release: Release = {
    release: hash('sha256', sums).slice(0, idLength),
    version: service.version,
    data_as_of: asOf,
  };
  return encode(release);
}
