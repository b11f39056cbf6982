import { env } from 'cloudflare:workers';
import { it, vi } from 'vitest';
import { expectError, expectHeader } from '../contract/assertions.ts';
import { Reply } from '../contract/reply.ts';
import { askWith } from '../support/edge/ask.ts';
import { assetsFrom } from '../support/edge/service.ts';

// What no deployment is brought to; `test/contract/specification.test.ts` has all other requirements.

/** Asks the Worker with variables of its own, as one of the clients that no other test is. The limiter may take its time. */
async function ask(variables: object, client: string): Promise<Reply> {
  vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
  const headers = { 'CF-Connecting-IP': client };
  return Reply.from('/seasons', await askWith({ ...env, ...variables }, '/seasons', { headers }));
}

it('Request rate (v1): best effort, 300 requests per client IP per hour', async () => {
  expectHeader(await ask({ RATE_LIMIT: '' }, '203.0.113.251'), 'X-RateLimit-Limit', '300');
});

it('Exceeding the rate limit returns 429 with a Retry-After header', async () => {
  await ask({ RATE_LIMIT: '1' }, '203.0.113.252');
  const refused = await ask({ RATE_LIMIT: '1' }, '203.0.113.252');
  expectError(refused, 429);
  expectHeader(refused, 'Retry-After', /^\d+$/);
});

it('An internal failure returns 500', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ASSETS = assetsFrom(() => Promise.reject(new Error('no file can be read')));
  expectError(await ask({ ASSETS }, '203.0.113.253'), 500);
});
