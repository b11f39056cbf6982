import { describe, expect, it } from 'vitest';
import { coverageRanges, fieldCoverage, isPartial } from '../../../../src/site/docs/field-table.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', ({ season, tables }) => {
  describe('the coverage of fields', () => {
    const attendance = fieldCoverage(tables, 'matches').find(({ field }) => field === 'attendance');

    it('is the share of rows that have a value', () => {
      const rows = tables.rows('matches', season);
      const share = rows.filter((row) => row.attendance !== null).length / rows.length;
      expect(attendance?.shares.get(season)).toBe(share);
    });

    it.for([
      [[1, 0.99], true],
      [[1, null], false],
      [[null], false],
      [[0], true],
    ] as const)('of the shares %j is partial: %s', ([shares, expected]) => {
      expect(isPartial({ field: 'x', shares: new Map(shares.entries()) })).toBe(expected);
    });

    it('joins consecutive seasons with the same share, and leaves out seasons without rows', () => {
      const shares = new Map([
        [2019, 1],
        [2020, 1],
        [2021, null],
        [2022, 0.5],
      ]);
      expect(coverageRanges({ field: 'x', shares })).toEqual([
        { from: 2019, to: 2020, share: 1 },
        { from: 2022, to: 2022, share: 0.5 },
      ]);
    });
  });
});
