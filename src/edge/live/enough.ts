import { NotTheFeed } from '../../feed/set-aside.ts';

/** A list that lacks more than this part of what is known is not the season's. */
const mostMissing = 0.5;

/** @throws {NotTheFeed} if too much of what is known is missing */
export function holdEnough(missing: readonly unknown[], known: readonly unknown[], of: string): void {
  if (missing.length <= mostMissing * known.length) return;
  throw new NotTheFeed(`lacks ${missing.length} of the ${known.length} ${of} known`);
}
