import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { makeStatistics, playerFigures } from '../../../scripts/replay/list-answers.ts';
import { zerosPossible } from '../../../src/integrity/players.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { playerEntry, playersPage, storedSchedule } from '../../fixtures/feed.ts';
import { withFullStatistics } from '../../support/full-statistics.ts';
import { plansOf } from '../../support/in-process-feed.ts';
import { readLive } from '../../support/live-season.ts';
import { storedSeason } from '../../support/stored-season.ts';
import { dataset, ofSeason, ours } from '../../support/tables.ts';

const { planWith } = await plansOf(ours);

const season = 2025;
type Player = DatasetRow<'players'>;
const fullRows = ofSeason(withFullStatistics(dataset).players, season);

/** The statistics of which a basic list has none: those of the provider alone, which `data/` lacks as well. */
const columns = [
  'starts',
  'touches',
  'total_passes',
  'duels_total',
  'tackles',
  'blocks',
  'key_passes',
] as const;

const fullList = (row: Player) => makeStatistics(playerFigures(row));
const basicList = (row: Player) => fullList(row).filter(({ statsId }) => /^[a-z]/.test(statsId));

type Figures = { readonly [Column in (typeof columns)[number]]?: number | string | null };

/** Returns the season's figures by player after the feed has given these entries, as a text or empty. */
const roads: Record<string, (entries: readonly object[]) => Promise<Map<string, Figures>>> = {
  async refresh(entries) {
    const { contents } = await planWith(
      (body, path) => (path.includes('/stats/players?') ? { ...body, players: entries } : body),
      { season },
    );
    const text = contents.get(`data/players/${season}.csv`);
    const rows: (Figures & { player_id: string })[] = parse(text ?? '', { columns: true });
    return new Map(rows.map((row) => [row.player_id, row]));
  },
  async live(entries) {
    const { tables } = await readLive(storedSeason(dataset, season), {
      schedule: storedSchedule(season),
      players: playersPage(season, entries).body,
    });
    return new Map((tables.players ?? []).map((row) => [row.full_player_id ?? '', row]));
  },
};

const textOf = (value: number | string | null | undefined) => String(value ?? '');
const figuresOf = (row: Figures | undefined) => columns.map((column) => textOf(row?.[column]));

/** Spreads a share of full lists evenly over a list, in which regulars are first. */
const isFull = (percent: number, index: number) => ((index + 1) * percent) % 100 < percent;

describe.for(Object.entries(roads))('by the %s', ([, road]) => {
  it.for([10, 40, 49, 51, 90])(
    'of lists of which %i in a hundred are full, the others make no zero',
    async (percent) => {
      const entries = fullRows.map((row, index) =>
        playerEntry(row, { stats: isFull(percent, index) ? fullList(row) : basicList(row) }),
      );
      const figures = await road(entries);
      for (const [index, row] of fullRows.entries()) {
        const isWhole = isFull(percent, index) && row.total_passes !== 0;
        const expected = isWhole ? figuresOf(row) : columns.map(() => '');
        if (isWhole || !isFull(percent, index))
          expect(figuresOf(figures.get(row.player_id)), row.name).toEqual(expected);
      }
      // Goalkeepers with a whole list block no attempt.
      expect([...figures.values()].some(({ blocks }) => textOf(blocks) === '0')).toBe(true);
    },
  );
});

describe('zeros-possible', () => {
  const faults = (players: readonly Player[]) => [
    ...zerosPossible.check({ ...dataset, players: [...players] }),
  ];
  const forge = fullRows.filter(({ club }) => club === 'forge-fc');
  const [regular] = forge as [Player];
  const withRegular = (over: Partial<Player>) =>
    forge.map((row) => (row === regular ? { ...row, ...over } : row));

  it('accepts what may be', () => {
    expect(faults(dataset.players)).toEqual([]);
    expect(faults(withFullStatistics(dataset).players)).toEqual([]);
    expect(faults(withRegular({ total_passes: null, touches: null, duels_total: null }))).toEqual([]);
    const substitute = { minutes: 449, pass_accuracy: null, total_passes: 0, touches: 0, duels_total: 0 };
    expect(faults([{ ...regular, ...substitute, starts: null }])).toEqual([]);
  });

  it.for([
    [
      'passes of a player with a pass accuracy',
      { minutes: 9, total_passes: 0 },
      /^0 with a pass accuracy of/,
    ],
    ['passes in 450 minutes', { minutes: 450, pass_accuracy: null, total_passes: 0 }, /^0 with 450 minutes;/],
    ['touches in 450 minutes', { minutes: 450, touches: 0 }, /^0 with 450 minutes;/],
    ['duels in 450 minutes', { minutes: 450, duels_total: 0 }, /^0 with 450 minutes;/],
  ] as const)('names 0 %s', ([, over, message]) => {
    expect(faults([{ ...regular, starts: null, ...over }])).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ]);
  });

  it.for(['starts', 'tackles', 'interceptions', 'recoveries', 'fouls_won', 'offsides'] as const)(
    'names those of a club whose %s are 0 where they are far fewer than the club’s',
    (column) => {
      const players = forge.map((row, index) => (index % 6 === 0 ? row : { ...row, [column]: 0 }));
      const named = faults(players).filter((fault) => fault.column === column);
      expect(named.map(({ row }) => row)).toEqual(players.filter((row) => row[column] === 0));
    },
  );

  it('names a club whose players have far more than it has', () => {
    const players = forge.map((row) => ({ ...row, clearances: 3 * (row.clearances ?? 0) }));
    expect(faults(players)).toEqual([expect.objectContaining({ column: 'clearances', row: players[0] })]);
  });
});
