import { expect, it } from 'vitest';
import { methodName } from '../../../clients/typescript/build/write-api.ts';
import { byName } from '../../../src/records/typed.ts';
import { exampleParameters } from '../../../src/resources/discovery.ts';
import { resources } from '../../support/tables.ts';
import { client, observedClient, service } from '../../support/typescript-client.ts';

it('an answer is that of every endpoint, with the parameters of the registry', async () => {
  const { api } = observedClient();
  for (const resource of resources) {
    const query = Object.fromEntries(exampleParameters(resource.examples[0]));
    // The names of methods and parameters are those of the registry.
    const call = byName(api)[methodName(resource)] as (query: object) => PromiseLike<object>;
    const answer = await call('limit' in resource.parameters ? { ...query, limit: 1 } : query);
    expect(resource.responseSchema.safeParse(answer).error).toBeUndefined();
  }
});

it('a request has an id in its path, and lists joined by commas', async () => {
  const { api, paths } = observedClient();
  await api.matches({ season: [2023, 2024], team: 'atlético o', limit: 1 });
  await api.match({ match_id: 'cpl::Football_Match::57a2003b9552424f888f647c0986dd36' });
  // Without exact types of optional properties, a caller may leave out a value in this way.
  await api.teams({ search: undefined } as object);
  expect(paths).toEqual([
    '/api/v1/matches?season=2023%2C2024&team=atl%C3%A9tico+o&limit=1',
    '/api/v1/matches/cpl%3A%3AFootball_Match%3A%3A57a2003b9552424f888f647c0986dd36',
    '/api/v1/teams',
  ]);
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
  expect(paths).toEqual([
    '/api/v1/matches?season=2025&limit=50',
    '/api/v1/matches?season=2025&limit=50&offset=50',
    '/api/v1/matches?season=2025&limit=50&offset=100',
  ]);
  const { total } = await api.matches({ season: 2025 });
  expect([ids.length, new Set(ids).size]).toEqual([total, total]);
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
  expect(paths).toEqual([]);
  for await (const row of list) {
    expect(row).toMatchObject({ season: 2025 });
    break;
  }
  expect(paths).toEqual(['/api/v1/referees?season=2025']);
});
