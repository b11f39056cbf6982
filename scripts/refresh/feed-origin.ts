import { UserError } from '../../build/errors.ts';
import { league } from '../../src/records/league.ts';

/**
 * Returns the feed's origin: `FEED_ORIGIN` of the environment, or else that of `data/league.json`.
 *
 * @throws {UserError} if that is not an origin, or the league has no feed
 */
export function feedOrigin(): string {
  if (!league.feed) throw new UserError('data/league.json names no feed; edit the files in data/ instead');
  const text = process.env.FEED_ORIGIN || league.feed.origin;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) {
    throw new UserError(`FEED_ORIGIN is '${text}'; expected an origin such as https://feed.example`);
  }
  return new URL(text).origin;
}
