import { describe, expect, it } from 'vitest';
import { isPercentage } from '../../../src/feed/column-rules.ts';
import { playerCounts, playerShares } from '../../../src/feed/sdp/player-statistics.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';

const all = [...playerCounts, ...playerShares];

describe('the statistics of players', () => {
  it('fill each column from names that no other column has', () => {
    const names = all.flatMap((statistic): readonly string[] => statistic.names);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(all.map(({ column }) => column)).size).toBe(all.length);
  });

  it('are shares where the column is a percentage, and counts elsewhere', () => {
    const { row } = datasetTables.players;
    for (const { column } of playerCounts) expect(isPercentage(row, column), column).toBe(false);
    for (const { column } of playerShares) expect(isPercentage(row, column), column).toBe(true);
  });
});
