import { describe, expect, it } from 'vitest';
import { idParameter } from '../../src/query/address.ts';
import type { Match } from '../../src/records/match.ts';
import type { Player } from '../../src/records/player.ts';
import { publishedTables, tableAddress } from '../../src/records/published.ts';
import { shortId } from '../../src/records/text.ts';
import { askWith } from '../support/edge/ask.ts';
import { published } from '../support/edge/examples.ts';
import { fakeFeed } from '../support/edge/fake-feed.ts';
import { league, notedAssets, resources } from '../support/edge/service.ts';

const seasons = await published<{ season: number; current: boolean }>('seasons');
const current = Number(seasons.find((row) => row.current)?.season);
const matches = await published<Match>('matches');
const players = await published<Player>('players');

/** A match of each season that has any. */
const matchesOfSeasons = [...Map.groupBy(matches, ({ season }) => season).values()].flatMap(
  (rows) => rows.at(-1) ?? [],
);
const withMatchId = resources.filter(
  ({ path, parameters }) => 'match_id' in parameters && !idParameter(path),
);

const seasonalFiles = Object.values(publishedTables)
  .filter(({ seasonal }) => seasonal)
  .map(({ file }) => file);

/** Asks with files of its own, and returns the answer and the seasonal tables that were read, in alphabetical order. */
async function ask(path: string, variables: object = {}) {
  const { fetch, assets } = notedAssets();
  const response = await askWith({ ASSETS: assets, ...variables }, `/${path}`);
  const tables = fetch.mock.calls
    .map(([url]) => url.pathname)
    .filter((file) =>
      seasonalFiles.some((name) => file === `/dumps/${name}.json` || file.startsWith(`/dumps/${name}/`)),
    )
    .sort();
  return { status: response.status, answer: await response.json<Record<string, unknown>>(), tables };
}

/** Expects that of tables one season alone was read; one without rows has no file. */
function expectOfSeason(tables: readonly string[], season: number): void {
  for (const table of tables) expect(table).toMatch(`/${season}.json`);
}

describe.for(withMatchId)('a query of $name by match', ({ name }) => {
  it('reads the season of the match alone', async () => {
    for (const { match_id, season } of matchesOfSeasons) {
      const { tables } = await ask(`${name}?match_id=${shortId(match_id)}&fields=match_id`);
      expectOfSeason(tables, season);
    }
  });

  it.for(['unknown', 'constructor', '__proto__'])(
    'reads the current season alone where no season has it: %s',
    async (id) => {
      const { tables } = await ask(`${name}?match_id=${id}`);
      expectOfSeason(tables, current);
    },
  );
});

describe.runIf(league.feed)('while the feed is on', () => {
  const stored = matchesOfSeasons.findLast(({ season }) => season === current);
  const newMatch = { ...stored, match_id: 'new', season: current } as Match;
  const rows = stored ? [stored, newMatch] : [newMatch];
  const { variables } = fakeFeed(current, { matches: rows, matchStats: rows });

  it.for([...matchesOfSeasons, newMatch])(
    'a match is found, stored or new, of $season: $match_id',
    async (match) => {
      const { answer, tables } = await ask(`matches?match_id=${match.match_id}`, variables);
      const isCurrent = match.season === current;
      const source = isCurrent ? 'official-live' : 'archive';
      expect(answer).toMatchObject({ total: 1, source, matches: [match] });
      expect(tables).toEqual(isCurrent ? [] : [tableAddress('matches', match.season)]);
    },
  );

  it.for(rows)('stored statistics of a match in the feed are not read: $match_id', async ({ match_id }) => {
    const { answer, tables } = await ask(`match-stats?match_id=${match_id}`, variables);
    expect(answer).toMatchObject({ match_id });
    expect(tables).not.toContain(tableAddress('matchStats', current));
  });

  const identified = players.filter(({ player_id }) => player_id !== null);
  const [career = []] = [...Map.groupBy(identified, ({ player_id }) => player_id).values()].sort(
    (a, b) => b.length - a.length,
  );

  it.runIf(career.length > 1)('a player has the live season beside the stored ones', async () => {
    // A season of whose players the feed has a shirt number, and nothing has saves.
    const [player] = career;
    const live = { ...player, season: current, saves: null, shirt_number: 7 };
    const feed = fakeFeed(current, { players: [live] });
    const { answer } = await ask(`players?player_id=${player?.player_id}&limit=500`, feed.variables);
    const storedRows = career.filter(({ season }) => season !== current);
    expect(answer).toMatchObject({ total: storedRows.length + 1, source: 'official-live' });
    expect(answer.players).toEqual(expect.arrayContaining([...storedRows, live]));
    const all = [...players.filter(({ season }) => season !== current), live];
    const unavailable = answer.unavailable_metrics as (keyof Player)[];
    for (const name of unavailable) expect(all.filter((row) => row[name] !== null)).toEqual([]);
    expect(unavailable).not.toContain('shirt_number');
  });
});
