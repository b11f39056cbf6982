import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { respond } from '../../src/edge/respond.ts';
import { context } from './ask.ts';

/** The real files, but for those whose address fits: these answer otherwise. */
function assetsWith(pattern: RegExp, otherwise: () => Response): Fetcher {
  return {
    fetch: async (input: URL) => (pattern.test(input.pathname) ? otherwise() : env.ASSETS.fetch(input)),
  } as unknown as Fetcher;
}

const get = (path: string, assets: Fetcher) =>
  respond(new Request(`https://service.test${path}`), { ASSETS: assets }, context.now);

describe('when files fail', () => {
  afterEach(() => vi.restoreAllMocks());

  it('a planned file that is missing is made from the tables, to the byte', async () => {
    const missing = assetsWith(/^\/data\//, () => new Response('', { status: 404 }));
    const made = await get('/api/v1/standings?season=2022', missing);
    expect(made.status).toBe(200);
    expect(made.headers.has('Content-Location')).toBe(false);
    expect(await made.text()).toBe(await (await get('/api/v1/standings?season=2022', env.ASSETS)).text());
  });

  it.for([
    ['is missing', () => new Response('not here', { status: 404 })],
    ['is HTML', () => new Response('<html>', { status: 200 })],
    ['cannot be fetched', () => Promise.reject(new Error('secret place')) as never],
  ] as const)('a table that %s is a 500 that shows nothing and is not kept', async ([, otherwise]) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Tables parsed before stay parsed: no other test here reads this season.
    const path = '/api/v1/matches?season=2020&offset=33';
    const failed = await get(path, assetsWith(/^\/(data|dumps\/matches)/, otherwise));
    expect(failed.status).toBe(500);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const body = await failed.text();
    expect(JSON.parse(body)).toMatchObject({ error: 'Internal Server Error', status: 500 });
    expect(body).not.toMatch(/secret|dumps|at /);
    expect(logged).toHaveBeenCalled();
  });

  it('a table that failed once is read the next time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = '/api/v1/matches?season=2021&offset=33';
    const broken = assetsWith(/^\/(data|dumps\/matches)/, () => new Response('', { status: 503 }));
    expect((await get(path, broken)).status).toBe(500);
    expect((await get(path, env.ASSETS)).status).toBe(200);
  });
});
