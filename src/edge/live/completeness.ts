import { UnexpectedResponseError } from '../../feed/parse-entries.ts';

/** A list that lacks more than this part of what is known is not the season's. */
const maxMissingShare = 0.5;

/**
 * What is known and not in a list of the feed.
 *
 * @throws {UnexpectedResponseError} if that is too much of it
 */
export function findMissing<Row>(known: readonly Row[], isThere: (row: Row) => boolean, of: string): Row[] {
  const missing = known.filter((row) => !isThere(row));
  if (missing.length <= maxMissingShare * known.length) return missing;
  throw new UnexpectedResponseError(`lacks ${missing.length} of the ${known.length} ${of} known`);
}
