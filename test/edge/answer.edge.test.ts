import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { computeAnswer } from '../../src/edge/answer.ts';
import { loadTables, loadWorld } from '../../src/edge/load-files.ts';
import { idParameter, withId } from '../../src/query/address.ts';
import { shortId } from '../../src/records/text.ts';
import { apiRoot, exampleOf } from '../../src/resources/discovery.ts';
import { askWith, context, file } from '../support/edge/ask.ts';
import { hasLastSeason, lastSeason, published } from '../support/edge/examples.ts';
import { fakeFeed } from '../support/edge/fake-feed.ts';
import { assetsFrom, envWith, league, notedAssets, resources } from '../support/edge/service.ts';
import { queryOfAddress } from '../support/query-of-address.ts';

interface File {
  readonly path: string;
  readonly sha256: string;
}

const service = envWith(env);
const prerendering = resources.filter(({ prerenderedQueries }) => prerenderedQueries);

/** The names of the lists in answers of a schema. */
function listNames(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(listNames);
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodMiniArray ? [name] : [],
  );
}

/** The total of a page is read from what precedes its list. */
const lists = prerendering.flatMap(({ responseSchema }) => listNames(responseSchema));

/** An answer that names its address, in the form of a page. */
const answerAt = (address: string) =>
  JSON.stringify({ total: 1, address, ...Object.fromEntries(lists.map((name) => [name, []])) });

/** The files; those of answers have an answer that names its address, which costs no reading. */
const addressesAsAnswers = assetsFrom(async (url) => {
  if (!url.pathname.startsWith('/data/v1/')) return env.ASSETS.fetch(url);
  return new Response(answerAt(url.pathname), {
    headers: { 'Content-Type': 'application/json', ETag: '"file"' },
  });
});

describe('every prerendered query', () => {
  let files: File[];

  beforeAll(async () => {
    const index = JSON.parse(await file('/data/v1/index.json')) as { files: File[] };
    const retired = await published<{ retired_id: string }>('retired-ids');
    // Files by another id of a club or venue are copies: test/edge/answer.known-ids compares them.
    const isCopy = (path: string) =>
      path.includes('~') || retired.some(({ retired_id }) => path.endsWith(`/${retired_id}.json`));
    files = index.files.filter(({ path }) => path.startsWith('/data/v1/') && !isCopy(path));
  });

  /** A record is a file in the folder of its list. */
  const ownerOf = (file: string) =>
    prerendering.find(
      ({ path }) => idParameter(path) && new RegExp(`^/data/v1${withId(path, '[^/]+')}$`).test(file),
    )?.name ?? file.split(/[/.]/)[3];
  const filesOf = (name: string) => files.filter(({ path }) => ownerOf(path) === name);

  // The index lists the digest of each file: reading 6,000 files through the runtime took most of the time.
  it.for(prerendering)(
    '$name: the file and the answer computed at the edge are the same bytes',
    async (resource) => {
      const world = await loadWorld(service);
      for (const { path, sha256 } of filesOf(resource.name)) {
        const query = queryOfAddress(resource, path);
        const tables = await loadTables(resource.tablesNeeded(query, world), service);
        const { body } = await computeAnswer(resource, query, tables, context);
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).toHex();
        if (digest !== sha256) throw new Error(`${path} differs from the answer computed at the edge`);
      }
    },
  );

  it.for(prerendering)('$name: the API answers with the file', async (resource) => {
    for (const { path } of filesOf(resource.name)) {
      const given = Object.entries(queryOfAddress(resource, path)).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
      const address = exampleOf(resource.path, `${search}`).slice(apiRoot.length);
      const response = await askWith({ ASSETS: addressesAsAnswers }, address);
      const text = await response.text();
      if (text !== answerAt(path)) throw new Error(`${address} answers with ${text}; expected ${path}`);
      if (response.headers.get('Content-Location') !== path)
        throw new Error(`${address} has Content-Location ${response.headers.get('Content-Location')}`);
      if (response.headers.get('ETag') !== '"file"')
        throw new Error(`${address} has not the ETag of its file`);
    }
  });

  it('belongs to a resource, as every file does', () => {
    expect(prerendering.filter(({ name }) => filesOf(name).length > 0).length).toBeGreaterThan(5);
    const counted = prerendering.reduce((sum, { name }) => sum + filesOf(name).length, 0);
    expect(counted).toBe(files.filter(({ path }) => path !== '/data/v1/index.json').length);
  });
});

describe.runIf(league.feed && hasLastSeason)('while the feed is on', async () => {
  const all = await published<{ match_id: string; season: number }>('matches');
  const current = Math.max(...all.map((match) => match.season));
  const ofSeason = (year: number) => all.find((match) => match.season === year)?.match_id;

  /** Asks once, with a reader of the feed of its own. */
  async function ask(path: string, isBroken: boolean) {
    const { read, variables } = fakeFeed(current, {
      matches: [{ match_id: ofSeason(current), season: current }],
      goals: [],
      matchStats: [{ match_id: ofSeason(current), season: current }],
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    if (isBroken) read.mockRejectedValue(new Error('evicted'));
    const { fetch, assets } = notedAssets();
    const get = () => askWith({ ASSETS: assets, ...variables }, `/${path}`);
    const response = await get();
    const asked = read.mock.calls.map(([names]) => names.join());
    if (isBroken) await get();
    expect(
      fetch.mock.calls.map(([url]) => url.pathname).filter((one) => !/^.(data|dumps|edge)/.test(one)),
    ).toEqual([]);
    const maxAge = /max-age=(\d+)|no-store/.exec(response.headers.get('Cache-Control') ?? '')?.[1];
    const isFile = response.headers.has('Content-Location');
    return { status: response.status, asked, maxAge, isFile, times: read.mock.calls.length };
  }

  it.for([
    [`matches?season=${lastSeason}`, '3600'],
    [`match-stats?season=${lastSeason}`, '86400'],
    [`matches/${ofSeason(lastSeason)}`, '86400'],
    ['teams', '86400'],
  ] as const)('%s is a file, of which the feed is not asked', async ([path, maxAge]) => {
    expect(await ask(path, false)).toEqual({ status: 200, asked: [], maxAge, isFile: true, times: 0 });
  });

  const [playing = '', waiting = ''] = all
    .filter(({ season }) => season === current)
    .map(({ match_id }) => match_id);
  const stateOfMatch = 'public, max-age=15, stale-while-revalidate=15, stale-if-error=15';
  const otherwise = 'public, max-age=60, stale-while-revalidate=300, stale-if-error=300';

  it.for([
    ['matches?status=live', stateOfMatch],
    [`matches?season=${current}&fields=date`, stateOfMatch],
    [`matches/${shortId(playing)}`, stateOfMatch],
    [`match-stats?match_id=${shortId(playing)}`, stateOfMatch],
    [`standings?season=${current}&in_play=true`, stateOfMatch],
    [`standings?season=${current}`, otherwise],
    [`goals?season=${current}`, otherwise],
    [`matches/${shortId(waiting)}`, otherwise],
  ] as const)('%s has 15 seconds if it shows the match in play', async ([path, expected]) => {
    const matches = [
      { match_id: playing, season: current, status: 'LIVE' },
      { match_id: waiting, season: current, status: 'UPCOMING' },
    ];
    const { variables } = fakeFeed(current, { matches, goals: [], matchStats: matches }, [playing]);
    const response = await askWith({ ASSETS: notedAssets().assets, ...variables }, `/${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe(expected);
  });

  it.for([
    [`matches?season=${current}`, 'matches', '3600'],
    [`match-stats?season=${current}`, 'matchStats', '3600'],
    [`matches/${ofSeason(current)}`, 'matches,goals,matchStats', '3600'],
  ] as const)(
    '%s is live, or a file for seconds after the reader of the feed fails',
    async ([path, table, maxAge]) => {
      const live = { status: 200, asked: [table], maxAge: '60', isFile: false, times: 1 };
      expect(await ask(path, false)).toEqual(live);
      expect(await ask(path, true)).toEqual({ ...live, maxAge, isFile: true, times: 1 });
    },
  );

  it('a match of a season that is over is computed without the feed, and lives a day', async () => {
    expect(await ask(`matches?match_id=${ofSeason(lastSeason)}`, false)).toEqual({
      status: 200,
      asked: [],
      maxAge: '86400',
      isFile: false,
      times: 0,
    });
  });

  it.for([
    ['matches?matchday=1', 'matches', '60'],
    [`players?season=${current}`, 'players', '60'],
    ['health', 'matches', undefined],
  ] as const)('%s is computed with what the feed has', async ([path, table, maxAge]) => {
    expect(await ask(path, false)).toEqual({ status: 200, asked: [table], maxAge, isFile: false, times: 1 });
  });
});
