import { expect, it } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { root } from '../support/root.ts';
import { makeFolder, removeFolder } from '../support/temporary-folder.ts';

const limit = 3;

/** Returns the statuses of requests that each pretend to come from another client. */
async function statusesOf({ href }: URL): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 1; number <= limit + 1; number++) {
    const headers = {
      'CF-Connecting-IP': `192.0.2.${number}`,
      'X-Forwarded-For': `192.0.2.9, 198.51.100.${number}`,
    };
    statuses.push((await fetch(`${href}api/v1/seasons`, { headers })).status);
  }
  return statuses;
}

it('counts the address of the connection, across a restart too, and what a trusted proxy saw', async () => {
  const storage = await makeFolder();
  const ask = async (variables: { TRUSTED_PROXY?: string }) => {
    const { url, stop } = await serve(root, 0, { RATE_LIMIT: String(limit), ...variables }, { storage });
    try {
      return await statusesOf(url);
    } finally {
      await stop();
    }
  };
  expect(await ask({})).toEqual([200, 200, 200, 429]);
  expect(await ask({})).toEqual([429, 429, 429, 429]);
  expect(await ask({ TRUSTED_PROXY: '10.0.0.1 127.0.0.1' })).toEqual([200, 200, 200, 200]);
  await removeFolder(storage);
});
