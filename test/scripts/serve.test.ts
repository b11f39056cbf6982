import { expect, it } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const limit = 3;
const [storage, otherStorage] = [await folderOfFile(), await folderOfFile()];

/**
 * Sends requests that each pretend to come from another client, until one is refused. Returns how many were counted before;
 * undefined where none is refused. On a busy machine the limiter may answer late, and the request passes uncounted.
 */
async function allowedBy({ href }: URL): Promise<number | undefined> {
  let counted = 0;
  for (let number = 1; number <= 8 * limit; number++) {
    const given = {
      'CF-Connecting-IP': `192.0.2.${number}`,
      'X-Forwarded-For': `192.0.2.9, 198.51.100.${number}`,
    };
    const { status, headers } = await fetch(`${href}api/v1/seasons`, { headers: given });
    if (status === 429) return counted;
    if (headers.has('X-RateLimit-Remaining')) counted += 1;
  }
  return undefined;
}

it('counts the address of the connection, across a restart too, and what a trusted proxy saw', async () => {
  const ask = async (folder: string, variables: { TRUSTED_PROXY?: string } = {}) => {
    // Each count is stored, where a machine of one's own stores a sample of them.
    const counts = { RATE_LIMIT: String(limit), RATE_LIMIT_SAMPLE: '1' };
    const { url, stop } = await serve(root, 0, { ...counts, ...variables }, { storage: folder });
    try {
      return await allowedBy(url);
    } finally {
      await stop();
    }
  };
  const proxied = ask(otherStorage, { TRUSTED_PROXY: '10.0.0.1 127.0.0.1' });
  expect(await ask(storage)).toBeLessThanOrEqual(limit);
  expect(await ask(storage)).toBe(0);
  expect(await proxied).toBeUndefined();
});
