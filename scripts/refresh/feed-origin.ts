import path from 'node:path';
import { UserError } from '../../build/errors.ts';

/**
 * Returns the feed's origin: `FEED_ORIGIN` of the environment, or else of the Worker's own configuration.
 *
 * @throws {UserError} if that is not an origin
 */
export async function feedOrigin(root: string): Promise<string> {
  const text = process.env.FEED_ORIGIN || (await configuredOrigin(root));
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) {
    throw new UserError(`FEED_ORIGIN is '${text}'; expected an origin such as https://feed.example`);
  }
  return new URL(text).origin;
}

async function configuredOrigin(root: string): Promise<string> {
  // Wrangler takes a second to load.
  const { unstable_readConfig: readConfig } = await import('wrangler');
  return String(readConfig({ config: path.join(root, 'wrangler.jsonc') }).vars.FEED_ORIGIN);
}
