import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { fuzzRequests } from '../../scripts/fuzz/fuzz-requests.ts';
import { expectCommonHeaders, expectError } from '../contract/assertions.ts';
import { askWithoutContract, contract, file } from '../support/edge/ask.ts';

const { requests, seed } = inject('fuzz');

it(`answers ${requests} requests within the contract (seed ${seed})`, { timeout: 1_800_000 }, async () => {
  const document = JSON.parse(await file('/openapi.json'));
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(fuzzRequests(document), async ({ method, address, headers }) => {
      const reply = await askWithoutContract(address, { method, headers });
      const { status } = reply;
      statuses[status] = (statuses[status] ?? 0) + 1;
      expectCommonHeaders(reply);
      expect(status).toBeLessThan(500);
      // Only a browser that opens what is no file gets a page.
      if (/html/.test(reply.headers.get('Content-Type') ?? '')) {
        // Two dots in a path go up, out of the API too.
        expect(new URL(`http://host${address}`).pathname).not.toMatch(/^\/api(?![^/])/);
        expect([status, headers.Accept]).toEqual([404, 'text/html']);
        return;
      }
      if (method === 'HEAD' || status === 204 || status === 304) expect(reply.text).toBe('');
      else if (status >= 400) expectError(reply, status);
      if (method === 'GET') contract.assertValid(reply);
    }),
    { numRuns: requests, seed },
  );
  console.log(`fuzzing with seed ${seed}: ${JSON.stringify(statuses)}`);
  // The grammar must reach answers as well as errors.
  for (const status of [200, 204, 304, 400, 404, 405]) expect(statuses[status] ?? 0).toBeGreaterThan(0);
});
