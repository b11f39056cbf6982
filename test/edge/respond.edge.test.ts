import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { respond } from '../../src/edge/respond.ts';
import { ask, askWith, context } from '../support/edge/ask.ts';
import {
  club,
  ofClub,
  published,
  queryOf,
  season,
  seasonAndClub,
  snapshot,
  spellings,
} from '../support/edge/examples.ts';
import { assetsFrom, envWith, league } from '../support/edge/service.ts';

const stages = Object.keys(league.stages);

it('addresses have an alias below /api with the same bytes', async () => {
  for (const path of ['', '/seasons', `/matches?${seasonAndClub}`, '/matches?limit=3']) {
    expect((await ask(`/api${path}`)).text).toBe((await ask(`/api/v1${path}`)).text);
  }
});

it('addresses may end in a slash', async () => {
  expect((await ask('/api/v1/teams/')).text).toBe((await ask('/api/v1/teams')).text);
  expect((await ask('/api/v1/')).status).toBe(200);
  expect((await ask('/api/')).status).toBe(200);
});

it.for([
  '/api/v2',
  '/api/v1/nothing',
  '/api/v1/goals/2024',
  '/api/v1//matches',
  '/api/v1//',
  '/api/v1/matches//',
  '/apis',
  '/data/v1/nothing.json',
  '/%',
])('addresses %s is a 404 in JSON that says where to look', async (path) => {
  const { status, json } = await ask(path);
  expect(status).toBe(404);
  expect(json()).toMatchObject({ error: 'Not Found', status: 404, discovery: '/api/v1' });
});

it('an address that is no URL is a 400', async () => {
  const request = { method: 'GET', url: 'http://[', headers: new Headers() } as unknown as Request;
  const response = await respond(request, envWith(env), context.now);
  expect(response.status).toBe(400);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await response.json()).toMatchObject({ error: 'Bad Request', status: 400 });
});

it.for([`/api/v1/matches?season=${season}`, '/nothing'])(
  'where the files cannot be read, %s is a 500 that says nothing of them',
  async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const assets = assetsFrom(() => Promise.reject(new Error('secret place')));
    const request = new Request(`https://service.test${path}`, { headers: { Accept: 'text/html' } });
    const response = await respond(request, envWith({ ASSETS: assets }), context.now);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
    expect(await response.text()).not.toContain('secret');
    expect(logged).toHaveBeenCalledOnce();
  },
);

it('OPTIONS is 204 with the CORS fields, on any address', async () => {
  for (const path of ['/api/v1/matches', '/api/v1/nothing']) {
    const { status, headers } = await ask(path, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, OPTIONS');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, If-None-Match');
    expect(headers.get('Access-Control-Max-Age')).toBe('86400');
  }
});

it('parameters of several values may be given several times, as with a comma', async () => {
  const { first_season } = league;
  expect((await ask(`/api/v1/matches?season=${first_season}&season=${season}`)).text).toBe(
    (await ask(`/api/v1/matches?season=${first_season},${season}`)).text,
  );
});

it.for([
  ['season=', "'season' is ''; expected a value"],
  ['season=abc', `'season' is 'abc'; expected a whole number from ${league.first_season}`],
  ['limit=0', "'limit' is '0'; expected a whole number from 1 to 500"],
  ['order=up', "'order' is 'up'; expected one of asc, desc"],
  ['status=OVER', 'expected some of FINISHED, UPCOMING'],
  ['stage=winter', stages.slice(0, 2).join(', ')],
  ['date=2023-02-30', "'date' is '2023-02-30'; expected a calendar day, YYYY-MM-DD"],
  ['from=2024-05-02&to=2024-05-01', "'from' (2024-05-02) is after 'to' (2024-05-01)"],
  ['constructor=1', "unknown parameter 'constructor'"],
] as const)('parameters %s is refused: %s', async ([query, expected]) => {
  const { status, json } = await ask(`/api/v1/matches?${query}`);
  expect(status).toBe(400);
  expect(json()).toMatchObject({
    error: 'Bad Request',
    status: 400,
    message: expect.stringContaining(expected),
  });
});

it.for([
  ['matches?seasn=2024&colour=red', 400, 'unknown_parameter', ['seasn', 'colour'], 'matches'],
  ['matches?limit=5&limit=6', 400, 'repeated_parameter', ['limit'], 'matches'],
  ['players?season=abc&colour=red', 400, 'invalid_value', ['season', 'colour'], 'players'],
  ['goals?from=2024-05-02&to=2024-05-01', 400, 'invalid_combination', ['from', 'to'], 'goals'],
  [`head-to-head?team=${club}`, 400, 'invalid_combination', ['opponent'], 'head-to-head'],
  ['match-stats?match_id=nothing', 404, 'not_found', ['match_id'], 'match-stats'],
] as const)(
  'parameters at fault are named for programs: %s',
  async ([query, status, code, parameters, name]) => {
    const reply = await ask(`/api/v1/${query}`);
    expect(reply.json()).toMatchObject({ status, code, parameters, documentation: `/docs/${name}` });
  },
);

it('parameters are matched whatever their case, enumerations too', async () => {
  const query = { season, status: 'FINISHED' };
  const expected = (await ask(`/api/v1/matches?${queryOf({ ...query, team: club })}`)).text;
  for (const team of [...spellings, club.toUpperCase()])
    for (const status of ['finished', 'Finished'])
      expect((await ask(`/api/v1/matches?${queryOf({ season, team, status })}`)).text).toBe(expected);
});

describe('a file that is read in parts', () => {
  const address = 'https://service.test/dumps/clubs.parquet';
  const content = new Uint8Array(100).map((_, index) => index);
  const ASSETS = assetsFrom(async (url) =>
    url.href.endsWith('/dumps/clubs.parquet')
      ? new Response(content, { headers: { ETag: '"a"', 'Content-Type': 'application/vnd.apache.parquet' } })
      : new Response(null, { status: 404 }),
  );
  const get = (headers: Record<string, string>, method = 'GET', url = address) =>
    respond(new Request(url, { method, headers }), envWith({ ASSETS }), context.now);

  it.for([
    ['bytes=0-3', 206, 'bytes 0-3/100', [0, 1, 2, 3]],
    ['bytes=98-', 206, 'bytes 98-99/100', [98, 99]],
    ['bytes=-2', 206, 'bytes 98-99/100', [98, 99]],
    ['bytes=97-1000', 206, 'bytes 97-99/100', [97, 98, 99]],
    ['Bytes=0-3', 206, 'bytes 0-3/100', [0, 1, 2, 3]],
    ['bytes=100-', 416, 'bytes */100', []],
    ['bytes=-0', 416, 'bytes */100', []],
    ['bytes=5-2', 200, null, [...content]],
    ['bytes=200-100', 200, null, [...content]],
    ['bytes=0-1,4-5', 200, null, [...content]],
    ['lines=1-2', 200, null, [...content]],
  ] as const)('answers %s with %i', async ([range, status, contentRange, bytes]) => {
    const response = await get({ Range: range });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([status, contentRange]);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(bytes);
    expect(response.headers.get('Content-Length')).toBe(`${bytes.length}`);
  });

  it('ignores a range that HEAD asks for, since ranges are of GET alone', async () => {
    const head = await get({ Range: 'bytes=0-3' }, 'HEAD');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '100']);
    expect(head.headers.get('Content-Range')).toBeNull();
  });

  it('says its length to HEAD, and gives the whole where it has changed, but not for other files', async () => {
    const head = await get({}, 'HEAD');
    expect(['Accept-Ranges', 'Content-Length', 'ETag'].map((name) => head.headers.get(name))).toEqual([
      'bytes',
      '100',
      '"a"',
    ]);
    expect((await get({ Range: 'bytes=0-3', 'If-Range': '"b"' })).status).toBe(200);
    expect((await get({ Range: 'bytes=0-3', 'If-Range': '"a"' })).status).toBe(206);
    expect((await get({}, 'GET', address.replace('clubs', 'none'))).status).toBe(404);
    expect((await get({}, 'POST')).status).toBe(404);
  });
});

it('CSV is compressed for who asks for it, and every answer varies by that', async () => {
  const encoded = async (address: string, accepted: string) => {
    const response = await askWith({ ASSETS: env.ASSETS }, address, {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    return response.headers.get('Content-Encoding');
  };
  expect(await encoded('/teams?format=csv', 'br, gzip')).toBe('gzip');
  expect(await encoded('/teams?format=csv', 'gzip;q=0')).toBeNull();
  expect(await encoded('/teams?format=csv', 'identity')).toBeNull();
  expect(await encoded('/teams', 'gzip')).toBeNull();
});

it('pages link to each other', async () => {
  const links = async (path: string) => {
    const field = (await ask(path)).headers.get('Link') ?? '';
    return Object.fromEntries([...field.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]));
  };
  const one = `/api/v1/matches?${seasonAndClub}&limit=1`;
  expect(ofClub.length).toBeGreaterThan(2);
  expect(await links(`${one}&offset=1`)).toEqual({
    first: one,
    prev: one,
    next: `${one}&offset=2`,
    last: `${one}&offset=${ofClub.length - 1}`,
  });
  expect(Object.keys(await links(`/api/v1/matches?${seasonAndClub}`))).toEqual(['first', 'last']);
  expect((await ask('/api/v1/teams')).headers.has('Link')).toBe(false);
});

it('pages name the file of the season that the answer has where the query has none', async () => {
  const at = async (path: string) => (await ask(path)).headers.get('Content-Location');
  const players = await published<{ season: number }>('players');
  const seasons = players.map((row) => row.season);
  const before = seasons.findLast((year) => year < snapshot.season);
  const { season } = await (await ask('/api/v1/players')).json<{ season: number }>();
  const fileOf = (year: number) => (seasons.includes(year) ? `/data/v1/players/season/${year}.json` : null);
  expect(await at('/api/v1/players')).toBe(fileOf(season));
  expect(await at('/api/v1/players?sort=name&order=asc')).toBeNull();
  if (before === undefined) return;
  expect(await at(`/api/v1/players?season=${before}&order=desc`)).toBe(fileOf(before));
  expect(await at(`/api/v1/players?season=${before}&eligible=true`)).toBe(
    `/data/v1/players/season/${before}/eligible/true.json`,
  );
});

it('CSV has the whole list where the query has no limit, and its links lead on without one', async () => {
  const { total } = (await ask('/api/v1/goals')).json() as { total: number };
  const { text, headers } = await ask('/api/v1/goals?format=csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + Math.min(total, 5000));
  expect(headers.get('Link')).not.toContain('limit');
  const first = await ask('/api/v1/goals?format=csv&limit=2');
  expect(first.text.trimEnd().split('\r\n')).toHaveLength(1 + Math.min(total, 2));
});
