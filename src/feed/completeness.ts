import { type ParseResult, UnexpectedResponseError } from './parse-entries.ts';

/** A list that lacks more than this share of the stored rows is another season's, or broken. */
const maxMissingShare = 0.5;

/**
 * Counts the stored rows that a list lacks.
 *
 * @throws {UnexpectedResponseError} if it lacks so many of them that it cannot be the season's
 */
export function countMissing(keys: Iterable<string>, storedKeys: readonly string[]): number {
  const listedKeys = new Set(keys);
  const missing = storedKeys.filter((key) => !listedKeys.has(key)).length;
  if (missing > maxMissingShare * storedKeys.length)
    throw new UnexpectedResponseError(`lacks ${missing} of the ${storedKeys.length} entries known`);
  return missing;
}

/** @throws {UnexpectedResponseError} if a list has entries, and none of them can be used */
export function assertUsable({ entries, rejected }: ParseResult<unknown>): void {
  const [first] = rejected;
  if (first && entries.length === 0)
    throw new UnexpectedResponseError(`has no usable entry: ${first.what}: ${first.why}`);
}
