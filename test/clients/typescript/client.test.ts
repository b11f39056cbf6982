import { expect, it } from 'vitest';
import { methodName } from '../../../clients/typescript/build/methods.ts';
import { byName } from '../../../src/records/typed.ts';
import { exampleParameters } from '../../../src/resources/discovery.ts';
import { resources } from '../../support/tables.ts';
import { client, observedClient, service } from '../../support/typescript-client.ts';

it('an answer has rows with the fields of its query alone, and types that say so', async () => {
  const { api, paths } = observedClient();
  const { matches, total } = await api.matches({ season: 2025, limit: 1, fields: ['date', 'venue'] });
  const venue: string | undefined = matches[0]?.venue;
  expect([Object.keys(matches[0] ?? {}), typeof venue, total > 1]).toEqual([
    ['date', 'venue'],
    'string',
    true,
  ]);
  const { standings } = await api.standings({ season: 2025, fields: '-form' });
  expect(standings[0]).not.toHaveProperty('form');
  for await (const { name, nationality } of api.players({ season: 2025, limit: 500, fields: 'basic' }))
    expect([typeof name, nationality]).toEqual(['string', undefined]);
  expect(paths()[0]).toBe('/api/v1/matches?season=2025&limit=1&fields=date%2Cvenue');
});

it('an answer is that of every endpoint, with the parameters of the registry', async () => {
  const { api } = observedClient();
  for (const resource of resources) {
    const query = Object.fromEntries(exampleParameters(resource.examples[0]));
    // The names of methods and parameters are those of the registry.
    const call = byName(api)[methodName(resource)] as (query: object) => PromiseLike<object>;
    expect(await call({ ...query, ...('limit' in resource.parameters && { limit: 1 }) })).toBeTypeOf(
      'object',
    );
  }
});

it('an answer is requested conditionally when it is cached', async () => {
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

it('an answer is cached in a Map of the caller, or not at all with `false`', async () => {
  const cache = new Map();
  await observedClient({ cache }).api.teams();
  expect([...cache.keys()]).toEqual([`${service}/data/v1/teams.json`]);
  const { api, requests } = observedClient({ cache: false });
  await api.teams();
  await api.teams();
  expect(requests.map(({ status }) => status)).toEqual([200, 200]);
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

it('a list yields the rows of all pages', async () => {
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

it('a list yields its pages, from an offset', async () => {
  const { api } = observedClient();
  const offsets: number[] = [];
  for await (const { offset } of api.players({ season: 2025, offset: 100 }).pages()) offsets.push(offset);
  expect(offsets).toEqual([100, 200]);
});

it('a list requests nothing until it is used, and no page beyond the last one used', async () => {
  const { api, paths } = observedClient();
  const list = api.referees({ season: 2025 });
  expect(paths()).toEqual([]);
  for await (const match of list) {
    expect(match.season).toBe(2025);
    break;
  }
  expect(paths()).toEqual(['/data/v1/referees/season/2025.json']);
});
