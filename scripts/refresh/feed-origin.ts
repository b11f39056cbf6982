import { UserError } from '../../build/errors.ts';
import type { League } from '../../src/records/league-schema.ts';

/**
 * Returns the origin of a league's feed: `FEED_ORIGIN` of the environment, or else that of the league.
 *
 * @throws {UserError} if that is not an origin, or the league has no feed
 */
export function feedOrigin({ feed }: Pick<League, 'feed'>): string {
  if (!feed) throw new UserError('data/league.json names no feed; edit the files in data/ instead');
  const text = process.env.FEED_ORIGIN || feed.origin;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) {
    throw new UserError(`FEED_ORIGIN is '${text}'; expected an origin such as https://feed.example`);
  }
  return new URL(text).origin;
}
