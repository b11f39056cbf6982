import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentileAmong } from '../../../src/derive/percentile.ts';

describe('a percentile', () => {
  it.for([
    ['the lowest of four', 1, [1, 2, 3, 4], 12.5],
    ['the highest of four', 4, [1, 2, 3, 4], 87.5],
    ['in the middle of three', 2, [1, 2, 3], 50],
    ['tied with one other below one', 1, [1, 1, 2], 100 / 3],
    ['tied with one other above one', 2, [1, 2, 2], 200 / 3],
    ['a lone peer', 7, [7], 50],
    ['all equal', 3, [3, 3, 3, 3, 3], 50],
    ['above all, not being a peer', 9, [1, 2, 3], 100],
    ['below all, not being a peer', 0, [1, 2, 3], 0],
    ['between, not being a peer', 2.5, [1, 2, 3, 4], 50],
  ] as const)('%s: %d among %j is %d', ([, value, peers, expected]) => {
    expect(percentileAmong(peers)(value)).toBeCloseTo(expected, 10);
  });

  it('is the mid-rank by its definition', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), (peers) => {
        const sorted = [...peers].sort((a, b) => a - b);
        for (const value of peers) {
          const midRank = (sorted.indexOf(value) + 1 + sorted.lastIndexOf(value) + 1) / 2;
          expect(percentileAmong(peers)(value)).toBeCloseTo((100 * (midRank - 0.5)) / peers.length, 9);
        }
      }),
    );
  });
});
