import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { respond } from '../../../src/edge/respond.ts';
import { withoutSeason } from '../../../src/edge/scope.ts';
import { league } from '../../../src/records/league.ts';
import type { Player } from '../../../src/records/player.ts';
import { tableAddress } from '../../../src/records/published.ts';
import { type SeasonIndex, seasonIndexAddress } from '../../../src/records/season-index.ts';
import { resources } from '../../../src/resources/index.ts';
import { context, file } from '../ask.ts';
import { published } from '../examples.ts';
import { fakeFeed } from '../fake-feed.ts';
import { assetsWithTables, fromWholeTables } from '../whole-tables.ts';

const { seasons, scorers } = JSON.parse(await file(seasonIndexAddress)) as SeasonIndex;
const played = seasons.filter(({ first_day }) => first_day !== null);
const [earliest] = played;
const players = await published<Player>('players');

/** Who was a player in the most seasons. */
const [veteran] = [...Map.groupBy(players, ({ player_id }) => player_id).values()].sort(
  (a, b) => b.length - a.length,
);
const player = veteran?.[0]?.player_id;
/** A scorer of one season alone. */
const [scorer, [ofScorer] = []] = Object.entries(scorers).find(([, { length }]) => length === 1) ?? [];

const resourceOf = (text: string) => {
  const [name, query = ''] = text.split('?');
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  return { resource, query };
};

async function expectAsFromWholeTables(text: string, assets = env.ASSETS) {
  const { resource, query } = resourceOf(text);
  const response = await respond(
    new Request(`https://service.test/api/v1/${text}`),
    { ASSETS: assets },
    context.now,
  );
  expect(await response.text(), text).toBe(await fromWholeTables(resource, query));
}

/** The lists that can be asked for a span of days. */
const ofDays = resources.filter(({ parameters }) => 'from' in parameters);

/** Queries about one player, known or not; none in a league without players. */
const ofPlayer = player
  ? [
      '',
      '&sort=name&order=desc',
      '&sort=minutes&limit=1&offset=1',
      '&team=a',
      '&format=csv',
      '&fields=season,name',
    ].flatMap((more) => [`players?player_id=${player}${more}`, `players?player_id=unknown${more}`])
  : [];

describe('an answer from the seasons that a query concerns is that from whole tables, to the byte', () => {
  it.for(ofPlayer)('%s', (text) => expectAsFromWholeTables(text, assetsWithTables().assets));

  it.for(ofDays)('$name of days, up to each season’s first and last', async ({ name, parameters }) => {
    for (const { first_day, last_day } of played) {
      const spans = [
        `from=${first_day}&to=${last_day}`,
        `from=${last_day}`,
        `to=${first_day}&limit=3`,
        ...('date' in parameters ? [`date=${first_day}`, `date=${last_day}&format=csv`] : []),
      ];
      for (const span of spans) await expectAsFromWholeTables(`${name}?${span}`);
    }
    for (const span of ['to=1900-01-01', 'from=2999-01-01']) await expectAsFromWholeTables(`${name}?${span}`);
  });

  it('goals of a player', async () => {
    for (const id of [scorer, player, 'unknown', 'constructor', '__proto__'])
      for (const more of ['', '&kind=penalty', '&format=csv'])
        await expectAsFromWholeTables(`goals?player_id=${id}${more}`);
  });
});

describe('a query costs', () => {
  const costs = async (text: string) => {
    const { assets, tables } = assetsWithTables();
    await respond(
      new Request(`https://service.test/api/v1/${text}`),
      { ...env, ASSETS: assets },
      context.now,
    );
    return tables();
  };

  it.for(ofPlayer)('no table of a season, by player: %s', async (text) => {
    expect(await costs(text)).toEqual([]);
  });

  it.runIf(seasons.length > 1)('the seasons with a goal of the player', async () => {
    expect(await costs('goals?player_id=unknown')).toEqual([]);
    if (scorer) expect(await costs(`goals?player_id=${scorer}`)).toEqual([tableAddress('goals', ofScorer)]);
  });

  const isAlone = played.filter(({ first_day }) => `${first_day}` <= `${earliest?.last_day}`).length === 1;

  it.runIf(seasons.length > 1 && isAlone)('the season of its days', async () => {
    const days = `from=${earliest?.first_day}&to=${earliest?.last_day}&limit=3`;
    for (const { name } of ofDays)
      expect(await costs(`${name}?${days}`)).toEqual([expect.stringMatching(`/${earliest?.season}\\.json$`)]);
  });

  it.runIf(seasons.length > 2)('one whole table where it concerns most seasons', async () => {
    expect(await costs(`matches?from=${earliest?.first_day}&limit=3`)).toEqual([tableAddress('matches')]);
  });
});

it.for([
  [seasonIndexAddress, 503],
  // A page in place of a file.
  [seasonIndexAddress, 200],
  ['/data/v1/players/', 503],
] as const)(
  'whole tables answer where what says the rows cannot be read: %s, %d',
  async ([unreadable, status]) => {
    const failing = () =>
      assetsWithTables((url) =>
        url.pathname.startsWith(unreadable)
          ? Promise.resolve(new Response('<!doctype html>', { status }))
          : env.ASSETS.fetch(url),
      ).assets;
    for (const text of [...ofPlayer.slice(0, 2), `goals?player_id=${scorer}`, 'goals?to=1900-01-01'])
      await expectAsFromWholeTables(text, failing());
  },
);

describe.runIf(league.feed && veteran)('while the feed is on', () => {
  const current = seasons.at(-1)?.season;
  const playersOf = (season: number | undefined) => players.filter((row) => row.season === season);
  const last = seasons.findLast(({ season }) => playersOf(season).length > 0)?.season;
  // A metric that earlier seasons have and this one lacks, and the other way around.
  const rows = playersOf(last).map((row) => ({
    ...row,
    season: current ?? row.season,
    saves: null,
    shirt_number: 7,
  }));
  const { variables } = fakeFeed(current, { players: rows });
  const live = { season: current ?? 0, tables: ['players'] as const, updated_at: '', stale: false };

  it.for(ofPlayer.filter((text) => !text.includes('csv')))(
    'a player is answered as from whole tables: %s',
    async (text) => {
      const { assets, tables } = assetsWithTables();
      const { resource, query } = resourceOf(text);
      const request = new Request(`https://service.test/api/v1/${text}`);
      // The fake has what the Worker uses of the reader of the feed.
      const response = await respond(request, { ASSETS: assets, ...(variables as object) }, context.now);
      const expected = await fromWholeTables(resource, query, { rows: { players: rows }, source: live });
      expect(await response.text()).toBe(expected);
      // The reader of the feed is asked with the stored matches of its season.
      expect(tables()).toEqual([tableAddress('matches', current)]);
    },
  );
});

it('a season whose rows are live is in no part of the scope', () => {
  const scope = (...years: number[]) => ({
    seasons: years,
    unavailableMetrics: new Map(years.map((season) => [season, ['saves']])),
  });
  expect(withoutSeason(scope(2001, 2002), 2002)).toEqual(scope(2001));
  expect(withoutSeason(undefined, 2002)).toBeUndefined();
});
