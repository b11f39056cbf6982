import { describe, expect, it } from 'vitest';
import { ListRound, type ListSource } from '../../../../src/edge/league-feed/list-round.ts';
import { pathOfPage } from '../../../../src/edge/league-feed/requests.ts';
import { liveAdapter } from '../../../../src/feed/live-adapters.ts';
import { playerCategories } from '../../../../src/feed/paths.ts';
import { parsePlayers } from '../../../../src/feed/players.ts';
import { playerEntry, playersPage, statistics } from '../../../fixtures/feed.ts';
import { current } from '../../../fixtures/feed-lists.ts';
import { inMemoryValues } from '../../../support/in-memory-values.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';

const rows = ofSeason(dataset.players, 2025).slice(0, 40);
/** Each category has two pages, and one player twice; the passing of one contradicts itself. */
const pages = playerCategories.flatMap((category) =>
  [0, 1].map((page) => {
    const entries = rows
      .slice(page * 20, page * 20 + 21)
      .map((player, index) =>
        playerEntry(
          player,
          category === 'passing' && index === 3 ? { stats: statistics({ Goals: 77 }) } : {},
        ),
      );
    return { ...playersPage(2025, [...entries, null], [page + 1, 2]), category };
  }),
);
const whole = parsePlayers(pages, current);
const keys = rows.map(({ player_id }) => player_id);

const newSource = () =>
  ({ resource: 'players', adapter: liveAdapter(), values: inMemoryValues(), name: 'players' }) as const;

function resumed(source: ListSource): ListRound {
  const round = ListRound.resume(source);
  if (!round) throw new Error('nothing is stored');
  return round;
}

/** Reads the list, with an eviction after each step where asked for. */
function read(
  areEvicted: boolean,
  previous: readonly unknown[] = [],
  source = newSource(),
  rowsName = 'rows 1',
) {
  let round = ListRound.begin(source, rowsName, 9);
  const evict = () => {
    if (areEvicted) round = resumed(source);
  };
  for (const [index, { body }] of pages.entries()) {
    const request = { category: Math.floor(index / 2), page: 1 + (index % 2) };
    expect(round.pathOfNext('id')).toBe(pathOfPage(source.adapter, 'players', 'id', request));
    round.addPage(body, 5 + index, current);
    evict();
  }
  expect(round.pathOfNext('id')).toBeUndefined();
  expect(() => round.addPage(pages[0]?.body, 5, current)).toThrow('all pages are read');
  while (!round.isWhole) {
    round.addPart([...keys, 'missing'], previous, current);
    evict();
  }
  return { source, round };
}

describe('a list read in steps', () => {
  const byId = (list: readonly unknown[]) =>
    new Map((list as typeof whole.entries).map((player) => [player.row.player_id, player]));

  it.for([false, true])('has the rows of the list read at once; evicted between steps: %s', (areEvicted) => {
    const list = read(areEvicted).round.whole();
    expect(byId(list.rows)).toEqual(byId(whole.entries));
    expect(list.rejected.count).toBe(whole.rejected.length);
    expect(list.rejected.count).toBeGreaterThan(0);
    expect(whole.rejected.map(({ what, why }) => `${what}: ${why}`)).toEqual(
      expect.arrayContaining([...list.rejected.reasons]),
    );
    // It is as old as its oldest page.
    expect(list).toMatchObject({ answeredAt: 5, found: rows.length, missing: 1 });
  });

  it('is completed from the last good one', () => {
    const [player] = whole.entries;
    const other = { ...player, row: { ...player?.row, player_id: 'other' } };
    for (const areEvicted of [false, true]) {
      const list = read(areEvicted, [...whole.entries, other]).round.whole();
      expect(list.rows).toContainEqual(other);
      expect(list.lacked.toSorted()).toEqual(['missing', 'other']);
    }
  });

  it('may be of one player, and lacks what storage has lost', () => {
    const source = newSource();
    const readOne = (lost: string) => {
      ListRound.begin(source, 'rows 1', 9);
      const { body } = playersPage(
        2025,
        rows.slice(0, 1).map((player) => playerEntry(player)),
      );
      for (const _ of playerCategories) resumed(source).addPage(body, 5, current);
      source.values.delete(`players ${lost}`);
      while (!resumed(source).isWhole) resumed(source).addPart([], [], current);
      return resumed(source);
    };
    expect(readOne('nothing').whole().found).toBe(1);
    expect(readOne('page 0').whole().found).toBe(1);
    const { storedAs } = readOne('nothing').whole();
    for (const name of storedAs) source.values.delete(name);
    expect(resumed(source).whole().rows).toEqual([]);
  });

  it('leaves its rows stored, which the next one does not change', () => {
    const { source, round } = read(false);
    const { rows, storedAs } = round.whole();
    const stored = () => storedAs.flatMap((name) => source.values.get<unknown[]>(name) ?? []);
    round.end();
    expect(ListRound.resume(source)).toBeUndefined();
    expect(stored()).toEqual(rows);
    const next = read(false, [{ row: { player_id: 'other' } }], source, 'rows 2').round.whole();
    expect(next.rows).toHaveLength(rows.length + 1);
    expect(stored()).toEqual(rows);
  });
});
