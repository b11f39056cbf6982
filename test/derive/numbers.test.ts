import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clubMinutes, extraMinutes } from '../../src/derive/matches.ts';
import { percentileAmong, roundTo, weightedMean } from '../../src/derive/numbers.ts';

it('roundTo rounds every written half up, and everything below it down', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(99), (whole, hundredths) => {
      const digits = `${whole}.${String(hundredths).padStart(2, '0')}`;
      const next = Number(((whole * 100 + hundredths + 1) / 100).toFixed(2));
      expect(roundTo(Number(`${digits}5`), 2)).toBe(next);
      expect(roundTo(Number(`${digits}49`), 2)).toBe(Number(digits));
    }),
  );
});

it('roundTo rounds any number by its decimal text', () => {
  const shifted = (text: string, places: number) => {
    const [digits, exponent = '0'] = text.split('e');
    return Number(`${digits}e${Number(exponent) + places}`);
  };
  fc.assert(
    fc.property(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (value, decimals) => {
        const scaled = Math.round(shifted(String(Math.abs(value)), decimals));
        expect(roundTo(value, decimals)).toBe(Math.sign(value) * shifted(String(scaled), -decimals) + 0);
      },
    ),
  );
});

it.for([
  ['tied with one other below one', 1, [1, 1, 2], 100 / 3],
  ['above all, not being a peer', 9, [1, 2, 3], 100],
  ['below all, not being a peer', 0, [1, 2, 3], 0],
  ['between, not being a peer', 2.5, [1, 2, 3, 4], 50],
] as const)('a percentile %s: %d among %j is %d', ([, value, peers, expected]) => {
  expect(percentileAmong(peers)(value)).toBeCloseTo(expected, 10);
});

it('a percentile is the mid-rank by its definition', () => {
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

it.for([
  ['RegularTime', 0],
  ['Draw', 0],
  ['ExtraTime', 30],
  ['Penalties', 30],
  [null, 0],
] as const)('minutes of a match decided by %s include %d of extra time', ([win_reason, extra]) => {
  expect(extraMinutes({ win_reason })).toBe(extra);
  expect(clubMinutes({ win_reason })).toBe(90 + extra);
});

it('weightedMean leaves out unknown values with their weights', () => {
  expect(
    weightedMean([
      [1, 1],
      [4, 2],
      [null, 9],
    ]),
  ).toBe(3);
  expect([weightedMean([[5, 0]]), weightedMean([[null, 3]])]).toEqual([null, null]);
});
