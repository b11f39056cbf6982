import { describe, expect, it } from 'vitest';
import { client, observedClient, service } from '../../support/typescript-client.ts';

describe('a list', () => {
  it('yields the rows of all pages', async () => {
    const { api, paths } = observedClient();
    const ids: string[] = [];
    for await (const { match_id } of api.matches({ season: 2025, limit: 50 })) ids.push(match_id);
    const { total } = await api.matches({ season: 2025 });
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    expect(paths().filter((path) => path.startsWith('/api'))).toEqual([
      '/api/v1/matches?season=2025&limit=50',
      '/api/v1/matches?season=2025&limit=50&offset=50',
      '/api/v1/matches?season=2025&limit=50&offset=100',
    ]);
  });

  it('yields its pages, from an offset', async () => {
    const { api } = observedClient();
    const offsets: number[] = [];
    for await (const { offset } of api.players({ season: 2025, offset: 100 }).pages()) offsets.push(offset);
    expect(offsets).toEqual([100, 200]);
  });

  it('requests nothing until it is used, and no page after the last that is', async () => {
    const { api, paths } = observedClient();
    const list = api.goals({ season: 2025 });
    expect(paths()).toEqual([]);
    for await (const goal of list) {
      expect(goal.season).toBe(2025);
      break;
    }
    expect(paths()).toEqual(['/data/v1/goals/season/2025.json']);
  });

  it('has the rows that the query selects the shape of', async () => {
    const { api } = observedClient();
    const matches: number[] = [];
    for await (const row of api.referees({ season: 2025, summary: true })) matches.push(row.matches);
    expect(matches).not.toHaveLength(0);
  });
});

describe('an answer', () => {
  it('has the type of its query', async () => {
    const { api } = observedClient();
    const { standings } = await api.standings({ season: 2025, date: '2025-07-01' });
    expect(standings[0]?.points).toBeGreaterThan(0);
    const { seasons } = await api.standings();
    expect(seasons).toContain(2019);
  });

  it('is asked for conditionally when it is cached, and is a new object each time', async () => {
    const { api, requests } = observedClient();
    const first = await api.teams();
    first.teams.length = 0;
    const second = await api.teams();
    expect(second.teams).not.toHaveLength(0);
    expect(requests.map(({ status, isConditional }) => [status, isConditional])).toEqual([
      [200, false],
      [304, true],
    ]);
  });

  it('is cached in any map, or not at all', async () => {
    const cache = new Map();
    await observedClient({ cache }).api.teams();
    expect([...cache.keys()]).toEqual([`${service}/data/v1/teams.json`]);
    const { api, requests } = observedClient({ cache: false });
    await api.teams();
    await api.teams();
    expect(requests.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a client', () => {
  it('needs the address of the service', async () => {
    expect(() => client.soccerData()).toThrow(/baseUrl/);
    process.env.SOCCER_DATA_URL = `${service}/`;
    try {
      expect((await client.soccerData().seasons()).seasons).not.toHaveLength(0);
    } finally {
      delete process.env.SOCCER_DATA_URL;
    }
  });
});
