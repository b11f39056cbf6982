import { describe, expect, it } from 'vitest';
import { ask, file } from './ask.ts';

/** The rows of a table, as the build published them. */
const published = async <Row>(table: string): Promise<Row[]> =>
  JSON.parse(await file(`/dumps/${table}.json`));

describe('every answer', () => {
  const answers = [
    '/api/v1/matches?season=2024',
    '/api/v1/matches?limit=0',
    '/api/v1/nothing',
    '/nowhere',
    '/api/v1/health',
  ];

  it.for(answers)('%s may be read from any origin', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toMatch(
      /ETag.*Link.*Retry-After.*X-RateLimit-Limit/,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('has the lifetime of its resource', async () => {
    const freshness = async (path: string) => (await ask(path)).headers.get('Cache-Control');
    expect(await freshness('/api/v1/matches')).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
    expect(await freshness('/api/v1/standings?season=2025')).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/teams')).toMatch(/max-age=86400/);
    expect(await freshness('/api/v1/venues')).toMatch(/max-age=86400/);
    expect(await freshness('/api/v1/seasons')).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1')).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/players?season=2025')).toMatch(/max-age=86400/);
    expect(await freshness('/api/v1/players')).toMatch(/max-age=3600/);
    const { current_season } = (await ask('/api/v1')).json<{ current_season: number }>();
    expect(await freshness(`/api/v1/team-stats?season=${current_season}`)).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/team-stats?season=2025')).toMatch(/max-age=86400/);
    expect(await freshness('/api/v1/match-stats?season=2024')).toMatch(/max-age=86400/);
    // A match by its id is of its season.
    const byId = (matches: { match_id: string }[]) => `/api/v1/match-stats?match_id=${matches[0]?.match_id}`;
    const finished = await published<{ match_id: string; season: number }>('matches');
    expect(await freshness(byId(finished.filter(({ season }) => season === 2024)))).toMatch(/max-age=86400/);
    const ofCurrent = finished.filter(({ season }) => season === current_season);
    if (ofCurrent.length > 0) expect(await freshness(byId(ofCurrent))).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/health')).toBe('no-store');
    expect(await freshness('/api/v1/matches?limit=0')).toBe('public, max-age=60');
    expect(await freshness('/api/v1/nothing')).toBe('public, max-age=60');
  });

  it('has an ETag that differs between answers', async () => {
    const one = (await ask('/api/v1/matches?season=2024&limit=7')).headers.get('ETag');
    const other = (await ask('/api/v1/matches?season=2024&limit=8')).headers.get('ETag');
    expect(one).toMatch(/^"[0-9a-f]{32}"$/);
    expect(other).not.toBe(one);
  });
});

describe('If-None-Match', () => {
  it.for(['/api/v1/matches?season=2024', '/api/v1/matches?season=2024&limit=7'])(
    '%s is 304 where it names the ETag',
    async (path) => {
      const etag = (await ask(path)).headers.get('ETag');
      for (const field of [etag, `W/${etag}`, '*', `"other", ${etag}`, `"a,b", W/${etag}`]) {
        const { status, text, headers } = await ask(path, { headers: { 'If-None-Match': String(field) } });
        expect({ field, status, text }).toEqual({ field, status: 304, text: '' });
        expect(headers.get('ETag')).toBe(etag);
        expect(headers.get('Cache-Control')).toMatch(/max-age/);
        expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      }
      for (const field of ['"other"', 'W/"other"', String(etag).slice(1, -1), '']) {
        expect((await ask(path, { headers: { 'If-None-Match': field } })).status).toBe(200);
      }
    },
  );
});

describe('pages', () => {
  it('link to each other', async () => {
    const links = async (path: string) => {
      const field = (await ask(path)).headers.get('Link') ?? '';
      return Object.fromEntries(
        [...field.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]),
      );
    };
    expect(await links('/api/v1/matches?season=2024&team=Forge&limit=10&offset=10')).toEqual({
      first: '/api/v1/matches?season=2024&team=Forge&limit=10',
      prev: '/api/v1/matches?season=2024&team=Forge&limit=10',
      next: '/api/v1/matches?season=2024&team=Forge&limit=10&offset=20',
      last: '/api/v1/matches?season=2024&team=Forge&limit=10&offset=30',
    });
    expect(Object.keys(await links('/api/v1/matches?season=2024&team=Forge'))).toEqual(['first', 'last']);
    expect((await ask('/api/v1/teams')).headers.has('Link')).toBe(false);
  });

  it('can be followed from the first to the last', async () => {
    const seen: string[] = [];
    for (let next: string | undefined = '/api/v1/matches?season=2024&limit=50'; next; ) {
      const { json, headers } = await ask(next);
      seen.push(...json<{ matches: { match_id: string }[] }>().matches.map(({ match_id }) => match_id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(117);
    expect(seen).toHaveLength(117);
  });

  it('name their file where they have one', async () => {
    const at = async (path: string) => (await ask(path)).headers.get('Content-Location');
    expect(await at('/api/v1/matches?season=2024&team=Forge&offset=100')).toBeNull();
    expect(await at('/api/v1/matches?offset=100')).toBe('/data/v1/matches/offset/100.json');
    for (const team of ['Forge', 'forge fc', 'FORGE', 'forge-fc']) {
      expect(await at(`/api/v1/matches?team=${team}&season=2024`)).toBe(
        '/data/v1/matches/season/2024/team/forge-fc.json',
      );
    }
    expect(await at('/api/v1/matches?season=2024&team=..')).toBeNull();
    // Without a season it is the latest with players.
    const players = await published<{ season: number }>('players');
    const season = Math.max(...players.map((player) => player.season));
    expect(await at('/api/v1/players')).toBe(`/data/v1/players/season/${season}.json`);
    expect(await at('/api/v1/players?sort=name&order=asc')).toBe(
      `/data/v1/players/season/${season}/sort/name.json`,
    );
    expect(await at('/api/v1/players?season=2025&order=desc')).toBe('/data/v1/players/season/2025.json');
    expect(await at('/api/v1/players?season=2025&sort=name&order=asc')).toBe(
      '/data/v1/players/season/2025/sort/name.json',
    );
  });
});
