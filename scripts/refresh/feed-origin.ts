import path from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { UserError } from '../../build/errors.ts';

/**
 * Returns the feed's origin: `FEED_ORIGIN` of the environment, or else of the Worker's own configuration.
 *
 * @throws {UserError} if that is not an origin
 */
export function feedOrigin(root: string): string {
  const { vars } = readConfig({ config: path.join(root, 'wrangler.jsonc') });
  const text = process.env.FEED_ORIGIN || String(vars.FEED_ORIGIN);
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) {
    throw new UserError(`FEED_ORIGIN is '${text}'; expected an origin such as https://feed.example`);
  }
  return new URL(text).origin;
}
