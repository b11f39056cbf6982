import { describe, expect, it } from 'vitest';
import { zerosPossible } from '../../src/integrity/player-rules.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { withFullStatistics } from '../support/full-statistics.ts';
import { dataset, ofSeason } from '../support/tables.ts';

const season = 2025;
type Player = DatasetRow<'players'>;
const fullRows = ofSeason(withFullStatistics(dataset).players, season);
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
      { minutes: 449, total_passes: 0 },
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
