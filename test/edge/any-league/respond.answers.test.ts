import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import {
  club,
  hasLastSeason,
  lastSeason,
  matches,
  ofClub,
  published,
  queryOf,
  season,
  seasonAndClub,
  snapshot,
  spellings,
} from '../examples.ts';

describe('every answer', () => {
  const answers = [
    `/api/v1/matches?season=${season}`,
    '/api/v1/matches?limit=0',
    '/api/v1/nothing',
    '/nowhere',
    '/api/v1/health',
  ];

  it.for(answers)('%s may be read from any origin', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toMatch(
      /Content-Location.*ETag.*Link.*Retry-After.*X-RateLimit-Limit.*X-RateLimit-Remaining.*X-RateLimit-Reset/,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('has the lifetime of its resource', async () => {
    const freshness = async (path: string) => (await ask(path)).headers.get('Cache-Control');
    expect(await freshness('/api/v1/matches')).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
    expect(await freshness(`/api/v1/standings?season=${season}`)).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/teams')).toMatch(/max-age=86400/);
    expect(await freshness('/api/v1/venues')).toMatch(/max-age=86400/);
    expect(await freshness('/api/v1/seasons')).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1')).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/players')).toMatch(/max-age=3600/);
    const { current_season } = (await ask('/api/v1')).json<{ current_season: number }>();
    expect(await freshness(`/api/v1/team-stats?season=${current_season}`)).toMatch(/max-age=3600/);
    // A match by its id is of its season.
    const byId = (matches: { match_id: string }[]) => `/api/v1/match-stats?match_id=${matches[0]?.match_id}`;
    const all = await published<{ match_id: string; season: number }>('matches');
    const ofCurrent = all.filter(({ season }) => season === current_season);
    if (ofCurrent.length > 0) expect(await freshness(byId(ofCurrent))).toMatch(/max-age=3600/);
    expect(await freshness('/api/v1/health')).toBe('no-store');
    expect(await freshness('/api/v1/matches?limit=0')).toBe('public, max-age=60');
    expect(await freshness('/api/v1/nothing')).toBe('public, max-age=60');
  });

  it.runIf(hasLastSeason)('of a season that is over lasts a day', async () => {
    const [match] = (await published<{ match_id: string; season: number }>('matches')).filter(
      (row) => row.season === lastSeason,
    );
    for (const query of [
      `players?season=${lastSeason}`,
      `team-stats?season=${lastSeason}`,
      `match-stats?season=${lastSeason}`,
      // A match by its id is of its season.
      `match-stats?match_id=${match?.match_id}`,
      `matches?match_id=${match?.match_id}`,
    ])
      expect((await ask(`/api/v1/${query}`)).headers.get('Cache-Control'), query).toMatch(/max-age=86400/);
  });
});

describe('pages', () => {
  it('link to each other', async () => {
    const links = async (path: string) => {
      const field = (await ask(path)).headers.get('Link') ?? '';
      return Object.fromEntries(
        [...field.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]),
      );
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

  it('can be followed from the first to the last', async () => {
    const pageSize = Math.ceil(matches.length / 3);
    const seen: string[] = [];
    for (let next: string | undefined = `/api/v1/matches?season=${season}&limit=${pageSize}`; next; ) {
      const { json, headers } = await ask(next);
      seen.push(...json<{ matches: { match_id: string }[] }>().matches.map(({ match_id }) => match_id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(matches.length);
    expect(new Set(seen)).toEqual(new Set(matches.map(({ match_id }) => match_id)));
  });

  it('name their file where they have one', async () => {
    const at = async (path: string) => (await ask(path)).headers.get('Content-Location');
    expect(await at(`/api/v1/matches?${seasonAndClub}&offset=100`)).toBeNull();
    const { total } = (await ask('/api/v1/matches')).json<{ total: number }>();
    expect(await at('/api/v1/matches?offset=100')).toBe(
      total > 100 ? '/data/v1/matches/offset/100.json' : null,
    );
    for (const team of spellings) {
      expect(await at(`/api/v1/matches?${queryOf({ team, season })}`)).toBe(
        `/data/v1/matches/season/${season}/team/${club}.json`,
      );
    }
    expect(await at(`/api/v1/matches?season=${season}&team=..`)).toBeNull();
  });

  it('name the file of the current season where the query has none', async () => {
    const at = async (path: string) => (await ask(path)).headers.get('Content-Location');
    const players = await published<{ season: number }>('players');
    const seasons = players.map((row) => row.season);
    const before = seasons.findLast((year) => year < snapshot.season);
    const fileOf = (year: number) => (seasons.includes(year) ? `/data/v1/players/season/${year}.json` : null);
    expect(await at('/api/v1/players')).toBe(fileOf(snapshot.season));
    expect(await at('/api/v1/players?sort=name&order=asc')).toBeNull();
    if (before === undefined) return;
    expect(await at(`/api/v1/players?season=${before}&order=desc`)).toBe(fileOf(before));
    expect(await at(`/api/v1/players?season=${before}&eligible=true`)).toBe(
      `/data/v1/players/season/${before}/eligible/true.json`,
    );
  });
});

it('CSV has the whole list where the query has no limit, and its links lead on without one', async () => {
  const { total } = (await ask('/api/v1/goals')).json() as { total: number };
  const { text, headers } = await ask('/api/v1/goals?format=csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + Math.min(total, 5000));
  expect(headers.get('Link')).not.toContain('limit');
  const first = await ask('/api/v1/goals?format=csv&limit=2');
  expect(first.text.trimEnd().split('\r\n')).toHaveLength(1 + Math.min(total, 2));
});
