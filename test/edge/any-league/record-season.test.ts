import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { respond } from '../../../src/edge/respond.ts';
import { league } from '../../../src/records/league.ts';
import type { Match } from '../../../src/records/match.ts';
import { tableAddress } from '../../../src/records/published.ts';
import { resources } from '../../../src/resources/index.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { context } from '../ask.ts';
import { club, published, unknownSeason } from '../examples.ts';
import { fakeFeed } from '../fake-feed.ts';
import { assetsWithTables, fromWholeTables } from '../whole-tables.ts';

/** The parameters that select one record, and every resource that has one of them. */
const parameters = resources.flatMap(({ recordParameter }) => recordParameter ?? []);
const cases = parameters.flatMap((parameter) =>
  resources.filter((one) => parameter in one.parameters).map((one) => [one.name, parameter, one] as const),
);

const get = (path: string, more: object) =>
  respond(new Request(`https://service.test/api/v1${path}`), { ASSETS: env.ASSETS, ...more }, context.now);

/** A match of each season. */
const matches = await published<Match>('matches');
const ofSeasons = [...Map.groupBy(matches, ({ season }) => season).values()].flatMap(
  (rows) => rows.at(-1) ?? [],
);

/** The other parts of a query that may change what is read, or how the answer is made. */
const additions = (resource: Resource, season: number) =>
  [
    '',
    `season=${season}`,
    `season=${unknownSeason}`,
    `season=${ofSeasons[0]?.season}`,
    `team=${club}`,
    'limit=1&offset=1',
    'format=csv',
  ].filter((text) => [...new URLSearchParams(text).keys()].every((name) => name in resource.parameters));

it('a resource has a file of each record, and others take its id', () => {
  expect(parameters).not.toEqual([]);
  expect(cases.length).toBeGreaterThan(parameters.length);
});

describe.for(cases)('%s by %s', ([name, parameter, resource]) => {
  it('is answered as from whole tables, to the byte', async () => {
    for (const { match_id, season } of [...ofSeasons, { match_id: 'unknown', season: unknownSeason }]) {
      for (const more of additions(resource, season)) {
        const text = `${parameter}=${match_id}&${more}`;
        const response = await get(`/${name}?${text}`, {});
        const expected = await fromWholeTables(resource, text);
        const body = await response.text();
        expect(response.ok ? body : JSON.parse(body).message, text).toBe(expected);
      }
    }
  });

  it.for(['unknown', 'no,body', 'no body', 'unknown&format=csv', `unknown&season=${ofSeasons[0]?.season}`])(
    'an unknown one costs no table of a season: %s',
    async (id) => {
      const { assets, paths, tables } = assetsWithTables();
      const { status } = await get(`/${name}?${parameter}=${id}`, { ASSETS: assets });
      expect(status).toBe(resource.canBeNotFound ? 404 : 200);
      expect(tables()).toEqual([]);
      // No file is asked for that no id could have.
      expect(paths().filter((path) => !/^\/(data|dumps)\//.test(path))).toEqual([]);
    },
  );

  it('one costs the tables of its season alone', async () => {
    for (const { match_id, season } of ofSeasons) {
      const { assets, tables } = assetsWithTables();
      const query = `${parameter}=${match_id}${'format' in resource.parameters ? '&format=csv' : ''}`;
      await get(`/${name}?${query}`, { ASSETS: assets });
      expect(tables()).toEqual([expect.stringMatching(new RegExp(`/${season}\\.json$`))]);
      const other = assetsWithTables();
      await get(`/${name}?${query}&season=${unknownSeason}`, { ASSETS: other.assets });
      expect(other.tables()).toEqual([]);
    }
  });

  it('is answered from whole tables where the file that says its season cannot be read', async () => {
    const { assets, tables } = assetsWithTables((url) =>
      url.pathname.startsWith('/data/')
        ? Promise.resolve(new Response('', { status: 503 }))
        : env.ASSETS.fetch(url),
    );
    const text = `${parameter}=${ofSeasons[0]?.match_id}`;
    const response = await get(`/${name}?${text}`, { ASSETS: assets });
    expect(await response.text()).toBe(await fromWholeTables(resource, text));
    expect(tables()).not.toEqual([]);
  });
});

describe.runIf(league.feed)('while the feed is on', () => {
  const current = ofSeasons.at(-1);
  const fresh = { ...current, match_id: 'new' } as Match;
  const rows = [current, fresh].filter((match) => match !== undefined);
  const { variables } = fakeFeed(current?.season, { matches: rows, matchStats: rows });
  // The reader of the feed is asked with the stored matches of its season.
  const ofReader = tableAddress('matches', current?.season);

  it.for([...ofSeasons, fresh])(
    'a match is found, the stored and the new: $season $match_id',
    async (match) => {
      const { assets, tables } = assetsWithTables();
      const response = await get(`/matches?match_id=${match.match_id}`, { ASSETS: assets, ...variables });
      expect(await response.json()).toMatchObject({ total: 1, source: 'official-live', matches: [match] });
      const own = match.season === current?.season ? [] : [tableAddress('matches', match.season)];
      expect(tables()).toEqual([ofReader, ...own]);
    },
  );

  it.for(rows)('one of the current season costs no stored statistics: $match_id', async ({ match_id }) => {
    const { assets, tables } = assetsWithTables();
    const response = await get(`/match-stats?match_id=${match_id}`, { ASSETS: assets, ...variables });
    expect(await response.json()).toMatchObject({ kind: 'match', match_id });
    expect(tables()).toEqual([ofReader]);
  });
});
