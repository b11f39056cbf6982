import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentileAmong } from '../../../src/derive/numbers.ts';

describe('a percentile', () => {
  it.for([
    ['tied with one other below one', 1, [1, 1, 2], 100 / 3],
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
