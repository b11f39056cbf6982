import { apiRoot } from '../../../src/resources/discovery.ts';
import type { Check } from '../check.ts';
import { expectForm, expectSame, unmet } from '../expectation.ts';
import { errorIn, expectCommon } from '../replies.ts';

const answer = `${apiRoot}/matches?season=2024&team=forge`;
const file = '/data/v1/seasons.json';

/** How often the limiter may be too slow to say how many requests are left. */
const limiterTries = 3;

/** How requests are refused, repeated and counted. */
export const protocol: readonly Check[] = [
  {
    name: 'what does not exist is a 404 in JSON that shows the way',
    async run(site) {
      for (const address of ['/no-such-page', '/data/v1/no-such-file.json', `${apiRoot}/no-such-endpoint`]) {
        const { discovery } = errorIn(await site.ask(address), 404);
        expectSame(`discovery of ${address}`, discovery, apiRoot);
      }
    },
  },
  {
    name: 'a mistake in a query is a 400 that names the parameter',
    async run(site) {
      const misspelt = errorIn(await site.ask(`${apiRoot}/matches?seasn=2024`), 400);
      expectForm('message', misspelt.message, /'seasn'.*'season'/);
      const impossible = errorIn(await site.ask(`${apiRoot}/matches?limit=0`), 400);
      expectForm('message', impossible.message, /'limit'/);
    },
  },
  {
    name: 'what a client has is a 304',
    async run(site) {
      for (const address of [answer, file]) {
        const etag = (await site.ask(address)).headers.get('ETag');
        if (etag === null) throw unmet(`ETag of ${address}`, 'one', etag);
        const again = await site.ask(address, { headers: { 'If-None-Match': etag } });
        expectSame(`status of ${address} with If-None-Match`, again.status, 304);
        expectSame(`bytes of ${address} with If-None-Match`, again.body.length, 0);
      }
    },
  },
  {
    name: 'another method is a 405 with Allow',
    async run(site) {
      const refused = await site.ask(answer, { method: 'DELETE' });
      errorIn(refused, 405);
      expectForm('Allow', refused.headers.get('Allow'), /\bGET\b.*\bHEAD\b/);
    },
  },
  {
    name: 'OPTIONS lets any origin in',
    async run(site) {
      const reply = await site.ask(answer, { method: 'OPTIONS' });
      expectSame('status of OPTIONS', reply.status, 204);
      expectCommon(reply);
    },
  },
  {
    name: 'HEAD is GET without a body',
    async run(site) {
      for (const address of [answer, file]) {
        const got = await site.ask(address);
        expectSame(`status of GET ${address}`, got.status, 200);
        const head = await site.ask(address, { method: 'HEAD' });
        expectSame(`status of HEAD ${address}`, head.status, got.status);
        for (const name of ['ETag', 'Content-Type', 'Cache-Control'])
          expectSame(`${name} of HEAD ${address}`, head.headers.get(name), got.headers.get(name));
        expectSame(`bytes of HEAD ${address}`, head.body.length, 0);
      }
    },
  },
  {
    name: 'requests are counted',
    async run(site) {
      let left: string | null = null;
      for (let tries = 0; tries < limiterTries && left === null; tries++) {
        left = (await site.ask(`${apiRoot}/seasons`)).headers.get('X-RateLimit-Remaining');
      }
      expectForm('X-RateLimit-Remaining', left, /^\d+$/);
    },
  },
];
