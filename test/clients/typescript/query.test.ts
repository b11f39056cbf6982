import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { variantOf } from '../../../clients/typescript/build/answer-variants.ts';
import { methodName } from '../../../clients/typescript/build/methods.ts';
import { idOf } from '../../../src/openapi/schemas.ts';
import { queryOf } from '../../../src/query/parse-query.ts';
import type { Match } from '../../../src/records/match.ts';
import { exampleOf } from '../../../src/resources/discovery.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { current, resources, tables } from '../../support/tables.ts';
import { observedClient, service } from '../../support/typescript-client.ts';

type Given = Readonly<Record<string, unknown>>;
type Method = (query: Given) => Promise<object>;

/** Whether the live feed may have a newer answer. */
const isCurrent = ({ livePolicy }: Resource, query: Given) =>
  livePolicy !== undefined && (query.season === undefined || String(query.season) === String(current));

/** One prerendered query for each set of parameters that queries of the resource give. */
function sampleQueries(resource: Resource): Given[] {
  const bySet = new Map<string, Given>();
  for (const given of resource.prerenderedQueries?.(tables) ?? []) {
    const parsed = queryOf(resource.parameters, given);
    const query: Given = resource.canonical?.(parsed, tables) ?? parsed;
    const named = Object.entries(query).filter(
      ([name, value]) =>
        value !== undefined && String(value) !== String(resource.parameters[name]?.defaultValue),
    );
    if (!isCurrent(resource, query)) bySet.set(named.map(([name]) => name).join(), Object.fromEntries(named));
  }
  return [...bySet.values()];
}

const samples = resources.flatMap((resource) =>
  sampleQueries(resource).map((query, index) => [resource.name, query, resource, index] as const),
);

it.for(samples)(
  'a prerendered query of %s, %o, reads one file, which has the answer of the API',
  async ([, query, resource, index]) => {
    const { api, requests } = observedClient();
    const method = api[methodName(resource) as keyof typeof api] as unknown as Method;
    await api.seasons();
    const before = requests.length;
    const answer = await method(query);
    // The seasons, of which one is the current one, are read once and cached.
    const made = requests.slice(before).filter(({ path }) => path !== '/data/v1/seasons.json');
    if (resource.name !== 'seasons')
      expect(made).toEqual([
        { path: expect.stringMatching(/^\/data\/v1\//), status: 200, isConditional: false },
      ]);
    // One query of each kind of answer: those of the Worker compare all files with its answers.
    const variant = variantOf(resource.name, query);
    if (index > 0 && !variant) return;
    const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    const url = new URL(exampleOf(resource.path, search.join('&')), service);
    const text = await (await fetch(url)).text();
    expect(JSON.stringify(answer) === text.trim()).toBe(true);
    const { def } = resource.responseSchema as unknown as { def: { options: z.ZodMiniType[] } };
    const schema = variant ? def.options.find((one) => idOf(one) === variant) : resource.responseSchema;
    expect(schema?.safeParse(answer).error).toBeUndefined();
  },
);

const finished = tables.rows('matches', current).find(({ status }) => status === 'FINISHED') as Match;

it('files of a query are found, however its values are written', async () => {
  const { api, paths } = observedClient();
  await api.matches({ season: [2024], team: ' Forge-FC ', limit: 100, offset: 0 });
  await api.match({ match_id: 'cpl::Football_Match::57a2003b9552424f888f647c0986dd36' });
  expect(paths().filter((path) => path !== '/data/v1/seasons.json')).toEqual([
    '/data/v1/matches/season/2024/team/forge-fc.json',
    '/data/v1/matches/57a2003b9552424f888f647c0986dd36.json',
  ]);
});

it('files that do not exist are replaced by answers of the API', async () => {
  const { api, requests } = observedClient();
  const { total, hint } = await api.matches({ season: 2024, team: 'forge-ffc' });
  expect([total, hint]).toEqual([0, expect.stringContaining('forge-fc')]);
  expect(requests.slice(1)).toMatchObject([
    { path: '/data/v1/matches/season/2024/team/forge-ffc.json', status: 404 },
    { path: '/api/v1/matches?season=2024&team=forge-ffc', status: 200 },
  ]);
});

it.for([
  ['a query that is not prerendered', { season: 2024, matchday: 3 }, 'season=2024&matchday=3'],
  ['part of a name', { season: 2024, team: 'atlético o' }, 'season=2024&team=atl%C3%A9tico+o'],
  ['several values', { season: [2023, 2024] }, 'season=2023%2C2024'],
] as const)('files are not requested for %s', async ([, query, search]) => {
  const { api, paths } = observedClient();
  await api.matches(query);
  expect(paths()).toEqual([`/api/v1/matches?${search}`]);
});

it('files are not requested where the live feed may have newer answers', async () => {
  const { api, paths } = observedClient();
  await api.matches({ season: current });
  await api.matches();
  await api.match({ match_id: finished.match_id });
  expect(paths()).toEqual([
    '/data/v1/seasons.json',
    `/api/v1/matches?season=${current}`,
    '/api/v1/matches',
    `/data/v1/matches/${finished.match_id.split('::')[2]}.json`,
    `/api/v1/matches/${encodeURIComponent(finished.match_id)}`,
  ]);
});

it('files can be left out', async () => {
  const { api, paths } = observedClient({ files: false });
  await api.teams();
  expect(paths()).toEqual(['/api/v1/teams']);
});
