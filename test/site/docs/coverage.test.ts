import { describe, expect, it } from 'vitest';
import { coverageRanges, fieldCoverage, isPartial } from '../../../src/site/docs/coverage.ts';
import { tables } from '../../support/tables.ts';

describe('the coverage of fields', () => {
  const attendance = fieldCoverage(tables, 'matches').find(({ field }) => field === 'attendance');

  it('is the share of rows that have a value', () => {
    const rows = tables.rows('matches', 2025);
    const share = rows.filter((row) => row.attendance !== null).length / rows.length;
    expect(attendance?.shares.get(2025)).toBe(share);
    expect(attendance && isPartial(attendance)).toBe(true);
  });

  it('joins seasons with the same share, and leaves out those without rows', () => {
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
