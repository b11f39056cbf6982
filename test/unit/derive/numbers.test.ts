import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundTo, sumAll, sumKnown, weightedMean } from '../../../src/derive/numbers.ts';

it.for([
  [10.075, 2, 10.08],
  [64.725, 2, 64.73],
  [1.005, 2, 1.01],
  [0.285, 2, 0.29],
  [-10.075, 2, -10.08],
  [2.5, 0, 3],
  [64.7249, 2, 64.72],
  [1e-7, 2, 0],
  [-1e-7, 2, 0],
  [1e21, 2, 1e21],
] as const)('roundTo rounds %d to %d decimals: %d', ([value, decimals, expected]) => {
  expect(roundTo(value, decimals)).toBe(expected);
});

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

it('roundTo leaves a number alone that has no more decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
      const value = hundredths / 100;
      expect(roundTo(value, 2)).toBe(value + 0);
    }),
  );
});

it.for([
  [[], null],
  [[null, null], null],
  [[null, 0], 0],
  [[1, null, 2], 3],
] as const)('sumKnown returns for %j: %s', ([values, expected]) => {
  expect(sumKnown(values)).toBe(expected);
});

it.for([
  [[1, 2.5], 3.5],
  [[0], 0],
  [[1, null], null],
  [[null], null],
  [[], null],
] as const)('sumAll returns for %j: %j', ([values, expected]) => {
  expect(sumAll(values)).toBe(expected);
});

it.for([
  [[], null],
  [[[5, 0]], null],
  [[[null, 3]], null],
  [
    [
      [1, 1],
      [4, 2],
      [null, 9],
    ],
    3,
  ],
] as const)('weightedMean returns for %j: %s', ([values, expected]) => {
  expect(weightedMean(values)).toBe(expected);
});
