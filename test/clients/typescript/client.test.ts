import { describe, expect, it } from 'vitest';
import { client, observedClient, service } from '../../support/typescript-client.ts';

describe('an answer', () => {
  it('has the type of its query', async () => {
    const { api } = observedClient();
    const { standings } = await api.standings({ season: 2025, date: '2025-07-01' });
    expect(standings[0]?.points).toBeGreaterThan(0);
    const { seasons } = await api.standings();
    expect(seasons).toContain(2019);
  });

  it('is requested conditionally when it is cached, and is a new object each time', async () => {
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

  it('is cached in a Map of the caller, or not at all with `false`', async () => {
    const cache = new Map();
    await observedClient({ cache }).api.teams();
    expect([...cache.keys()]).toEqual([`${service}/data/v1/teams.json`]);
    const { api, requests } = observedClient({ cache: false });
    await api.teams();
    await api.teams();
    expect(requests.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it('a client without the address of the service is an error', async () => {
  expect(() => client.soccerData()).toThrow(/baseUrl/);
  process.env.SOCCER_DATA_URL = `${service}/`;
  try {
    expect((await client.soccerData().seasons()).seasons).not.toHaveLength(0);
  } finally {
    delete process.env.SOCCER_DATA_URL;
  }
});
