import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { loadTables } from '../../src/edge/load-files.ts';
import { tableAddress } from '../../src/records/published.ts';
import { seasonIndexAddress } from '../../src/records/season.ts';
import { askWith, file } from '../support/edge/ask.ts';
import { season, unknownSeason } from '../support/edge/examples.ts';
import { assetsFrom, envWith, notedAssets } from '../support/edge/service.ts';

/** The real files; those whose address matches answer otherwise. */
function assetsWith(pattern: RegExp, otherwise: (url: URL) => Promise<Response>): Fetcher {
  return assetsFrom((url) => (pattern.test(url.pathname) ? otherwise(url) : env.ASSETS.fetch(url)));
}

const get = (assets: Fetcher, query = `season=${season}&offset=3`) =>
  askWith({ ASSETS: assets }, `/matches?${query}`);
const table = /^\/dumps\/matches/;

it('the season index is read once for many queries', async () => {
  const { fetch, assets } = notedAssets();
  for (const query of [`season=${season}&offset=3`, 'match_id=unknown', 'from=2999-01-01'])
    await get(assets, query);
  const paths = fetch.mock.calls.map(([url]) => url.pathname);
  expect(paths.filter((path) => path === seasonIndexAddress)).toHaveLength(1);
});

describe('a table', () => {
  it.for([
    ['is missing', async () => new Response('[]', { status: 404 })],
    ['is HTML', async () => new Response('<html>', { status: 200 })],
    ['cannot be fetched', () => Promise.reject(new Error('secret place'))],
  ] as const)('that %s is a 500 that shows nothing internal and is not cached', async ([, otherwise]) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await get(assetsWith(table, otherwise));
    expect(failed.status).toBe(500);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const body = await failed.text();
    expect(JSON.parse(body)).toMatchObject({ error: 'Internal Server Error', status: 500 });
    expect(body).not.toMatch(/secret|dumps|at /);
    expect(logged).toHaveBeenCalledOnce();
  });

  it.for([
    ['a table', table, { status: 503 }],
    ['the season index', /^\/edge\//, {}],
  ] as const)('that could not be read is read for the next request: %s', async ([, pattern, init]) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const assets = assetsWith(pattern, async (url) =>
      isBroken ? new Response('<!doctype html>', init) : env.ASSETS.fetch(url),
    );
    expect((await get(assets)).status).toBe(500);
    isBroken = false;
    expect((await get(assets)).status).toBe(200);
  });

  it('is parsed once, however many ask at once', async () => {
    // On a busy machine, reading may take longer than one request waits for another's.
    vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
    const text = await file(tableAddress('clubNames'));
    const parse = vi.spyOn(JSON, 'parse');
    const assets = assetsWith(/never/, async () => new Response());
    const tables = await Promise.all(
      Array.from({ length: 20 }, () => loadTables([{ table: 'clubNames' }], envWith({ ASSETS: assets }))),
    );
    expect(new Set(tables.map((one) => one.rows('clubNames'))).size).toBe(1);
    // What runs the tests parses too.
    expect(parse.mock.calls.filter(([parsed]) => parsed === text)).toHaveLength(1);
  });

  it('is read by the next request where the first one never gets its answer', async () => {
    const firstAsked = Promise.withResolvers<void>();
    let calls = 0;
    const assets = assetsWith(table, (url) => {
      firstAsked.resolve();
      calls++;
      return calls === 1 ? new Promise<Response>(() => {}) : env.ASSETS.fetch(url);
    });
    const stuck = get(assets).then(() => 'answered');
    // On a busy machine the next one may overtake the first.
    await firstAsked.promise;
    expect((await get(assets)).status).toBe(200);
    expect(await Promise.race([stuck, Promise.resolve('stuck')])).toBe('stuck');
  });

  it('of a season is that season alone', async () => {
    const tables = await loadTables([{ table: 'matches', season }], envWith(env));
    const rows = tables.rows('matches', season);
    expect(rows).toEqual(JSON.parse(await file(tableAddress('matches', season))));
    expect(() => tables.rows('matches')).toThrow('not loaded');
  });

  it('of a season that the data lacks has no rows', async () => {
    const tables = await loadTables([{ table: 'matches', season: unknownSeason }], envWith(env));
    expect(tables.rows('matches', unknownSeason)).toEqual([]);
  });
});
