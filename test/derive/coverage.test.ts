import { describe, expect, it } from 'vitest';
import { deriveCoverage, playerCoverage } from '../../src/derive/coverage.ts';
import { dataset } from '../support/tables.ts';

const match = { status: 'FINISHED', win_reason: 'RegularTime' } as const;

describe('deriveCoverage', () => {
  it('is 0 throughout for a season without data', () => {
    expect(new Set(Object.values(deriveCoverage(dataset, 2050)))).toEqual(new Set([0]));
  });
});

describe('playerCoverage', () => {
  it('is the share of minutes listed, at most 1', () => {
    expect(playerCoverage([match], [{ minutes: 990 }, { minutes: null }])).toBe(0.5);
    expect(playerCoverage([match], [{ minutes: 5000 }])).toBe(1);
    expect(playerCoverage([{ ...match, status: 'UPCOMING' }], [{ minutes: 90 }])).toBe(0);
  });
});
