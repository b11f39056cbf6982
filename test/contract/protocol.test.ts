import { describe, expect, it } from 'vitest';
import { apiRoot } from '../../src/resources/discovery.ts';
import { expectError, expectHeader } from './assertions.ts';
import { sites } from './site.ts';

describe.for(sites)('$name', ({ examples, ask }) => {
  const answer = `${apiRoot}/matches?season=${examples.season}&team=${examples.club}`;
  const file = '/data/v1/seasons.json';

  describe('the protocol', () => {
    it.for(['/no-such-page', '/_headers', '/data/v1/matches', '/favicon.png', `${apiRoot}/no-such-endpoint`])(
      '%s is a 404 in JSON that links to discovery',
      async (address) => {
        expect(expectError(await ask(address), 404).discovery).toBe(apiRoot);
      },
    );

    it('names the wrong parameter in a 400', async () => {
      const unknown = expectError(await ask(`${apiRoot}/matches?seasn=2024`), 400);
      expect(unknown.message).toMatch(/'seasn'.*'season'/);
    });

    it.for([answer, file])('answers 304 to If-None-Match: %s', async (address) => {
      const etag = (await ask(address)).headers.get('ETag');
      const { status, bytes } = await ask(address, { headers: { 'If-None-Match': String(etag) } });
      expect([status, bytes.length]).toEqual([304, 0]);
    });

    it('offers HEAD beside GET', async () => {
      expectHeader(await ask(answer, { method: 'DELETE' }), 'Allow', /\bGET\b.*\bHEAD\b/);
    });

    it.for([answer, file])('answers HEAD as GET without a body: %s', async (address) => {
      const get = await ask(address);
      const head = await ask(address, { method: 'HEAD' });
      expect([get.status, head.status, head.bytes.length]).toEqual([200, 200, 0]);
      for (const name of ['ETag', 'Content-Type', 'Cache-Control'])
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
    });
  });
});
