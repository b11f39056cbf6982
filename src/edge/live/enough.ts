import { NotTheFeed } from '../../feed/set-aside.ts';

/** A list that lacks more than this part of what is known is not the season's. */
const mostMissing = 0.5;

/**
 * What is known and not in a list of the feed.
 *
 * @throws {NotTheFeed} if that is too much of it
 */
export function missingOf<Row>(known: readonly Row[], isThere: (row: Row) => boolean, of: string): Row[] {
  const missing = known.filter((row) => !isThere(row));
  if (missing.length <= mostMissing * known.length) return missing;
  throw new NotTheFeed(`lacks ${missing.length} of the ${known.length} ${of} known`);
}
