import { describe, expect, it } from 'vitest';
import { parsePlayers } from '../../../src/feed/sdp/players.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { playerEntry, playersPage, statistics } from '../../fixtures/feed.ts';
import { changed, players as playerList } from '../../fixtures/feed-lists.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const past = seasonContext(dataset, 2025);

const [first, second] = ofSeason(dataset.players, 2025) as [Player, Player];
type Player = DatasetRow<'players'>;

describe('fields a player may lack', () => {
  it.for(['mediaFirstName', 'mediaLastName', 'nationality', 'bibNumber', 'team', 'providerId', 'role'])(
    '%s, or of whatever kind',
    (field) => {
      const { good, body, read } = playerList;
      for (const value of [undefined, null, 7, {}, [], true]) {
        const { entries, rejected } = read(body([changed(good[0], [field], value)]));
        expect(rejected.length).toBeLessThanOrEqual(1);
        expect(entries).toMatchObject([{ row: { player_id: good[0]?.playerId, minutes: 7 } }]);
      }
    },
  );

  it('a shirt number that cannot be', () => {
    const { good, body, read } = playerList;
    for (const bibNumber of ['', '0', '00', '100', '-1', 'x', '7a']) {
      expect(read(body([{ ...good[0], bibNumber }])).entries).toMatchObject([{ shirt_number: null }]);
    }
    expect(read(body([{ ...good[0], bibNumber: '07' }])).entries).toMatchObject([{ shirt_number: 7 }]);
  });

  it('a malformed statistic', () => {
    const { good, body, read } = playerList;
    const none = [
      null,
      7,
      'x',
      [],
      {},
      { statsId: 'Goals' },
      { statsValue: 7 },
      { statsId: 7, statsValue: 7 },
    ];
    const odd = ['7', null, true, [7], {}, Number.POSITIVE_INFINITY].map((statsValue) => ({
      statsId: 'Goals',
      statsValue,
    }));
    const stats = [...none, ...odd, ...statistics({ Starts: 3 })];
    const [first] = read(body([{ ...good[0], stats }, ...good.slice(1)])).entries;
    expect(first).toMatchObject({ row: { starts: 3, goals: 0 } });
  });
});

describe('figures of a player that cannot be', () => {
  const read = (figures: Record<string, unknown>, others: Record<string, unknown> = {}) =>
    parsePlayers(
      [
        playersPage(2025, [
          playerEntry(first, { stats: statistics(figures) }),
          playerEntry(second, { stats: statistics(others) }),
        ]),
      ],
      past,
    );

  it.for<[string, number, string]>([
    ['Goals', 500, 'goals'],
    ['Goals', -1, 'goals'],
    ['Goals', 1.5, 'goals'],
    ['Time Played', 28_200, 'minutes'],
    ['Games Played', 61, 'appearances'],
    ['accurate-pass-percentage', 101, 'pass_accuracy'],
    ['accurate-pass-percentage', 0.77, 'pass_accuracy'],
  ])('%s %d is unknown, and the others are used', ([name, value, column]) => {
    const { entries, rejected } = read({ [name]: value, Starts: 3 });
    expect(entries[0]?.row).toMatchObject({ [column]: null, starts: 3 });
    expect(rejected.map(({ why }) => why)).toEqual([expect.stringContaining(`${column}: ${value}`)]);
  });

  it('a share of 1 is a fraction where others are', () => {
    const { entries } = read({ 'accurate-pass-percentage': 1 }, { 'accurate-pass-percentage': 0.8 });
    expect(entries.map(({ row }) => row.pass_accuracy)).toEqual([null, null]);
    expect(read({ 'accurate-pass-percentage': 1 }).entries[0]?.row.pass_accuracy).toBe(1);
  });

  it.for(['A\u202eB', 'A\u0000B', '\u200b', 'x'.repeat(101), '\ud800'])(
    'a name like %j rejects the entry',
    (shortName) => {
      const { entries, rejected } = parsePlayers(
        [playersPage(2025, [playerEntry(first, { shortName })])],
        past,
      );
      expect(entries).toEqual([]);
      expect(rejected.map(({ why }) => why)).toEqual([expect.stringMatching(/^shortName: /)]);
    },
  );

  it('an optional name like that is unknown, and reported', () => {
    const over = { mediaFirstName: 'A\u202eB', mediaLastName: '' };
    const { entries, rejected } = parsePlayers([playersPage(2025, [playerEntry(first, over)])], past);
    expect(entries).toMatchObject([{ full_name: null }]);
    expect(rejected.map(({ why }) => why)).toEqual(['mediaFirstName: not usable; the rest of the entry is']);
  });
});
