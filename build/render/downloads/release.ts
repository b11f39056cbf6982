import { hash } from 'node:crypto';
import { type Downloads, renderChecksums } from './manifest.ts';

const idLength = 16;

/**
 * Returns the id of the data. It is a hash of the checksums of the downloads, so that other data always has another id. The
 * files that name the id cannot be among them.
 *
 * @param downloads the tables in every format but the database, the dictionary and the documents
 */
export function releaseOf(downloads: Downloads): string {
  return hash('sha256', renderChecksums(downloads)).slice(0, idLength);
}
