import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitCountPrior, fitRatePrior, type Observation } from '../../../../scripts/models/rating-model.ts';

const minutes = 1800;

/** Players whose counts are spread evenly around a mean, by a share of it. */
const counts = (mean: number, share: number): Observation[] =>
  Array.from({ length: 41 }, (_, index) => ({
    value: Math.round(mean * (1 + share * (index / 20 - 1))),
    minutes,
  }));

it('the prior minutes of a count are few where players differ much more than chance would have them', () => {
  expect(fitCountPrior([counts(40, 0.9)])).toBeLessThan(500);
});

it('the prior minutes of a count are beyond any season where players do not differ', () => {
  expect(fitCountPrior([counts(40, 0)])).toBeGreaterThan(50_000);
});

it('the prior minutes of a count fall as players differ more', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 0.6, noNaN: true }), (share) => {
      expect(fitCountPrior([counts(40, share + 0.2)])).toBeLessThan(fitCountPrior([counts(40, share)]));
    }),
    { numRuns: 10 },
  );
});

it('the prior minutes of a count match a known gamma distribution', () => {
  // The 5th, 15th … 95th percentile of a gamma distribution of shape 4 and mean 1: its prior is 4 events long.
  const drawn = [0.34, 0.51, 0.63, 0.75, 0.86, 0.98, 1.11, 1.28, 1.5, 1.94];
  const groups = [drawn.map((rate) => ({ value: Math.round(rate * 100), minutes: 9000 }))];
  // 100 events in 9,000 minutes: 4 of them take 360.
  const fitted = fitCountPrior(groups);
  expect(fitted).toBeGreaterThan(300);
  expect(fitted).toBeLessThan(500);
});

it('the prior minutes of a count compare each season with its own mean', () => {
  const apart = fitCountPrior([counts(40, 0), counts(80, 0)]);
  expect(apart).toBeGreaterThan(50_000);
});

/** Rates at many and few minutes, spread by so much around 75. */
const rates = (atMany: number, atFew: number): Observation[] =>
  Array.from({ length: 40 }, (_, index) => ({
    value: 75 + (index % 4 < 2 ? -1 : 1) * (index % 2 === 0 ? atMany : atFew),
    minutes: index % 2 === 0 ? 2700 : 270,
  }));

it('the prior minutes of a rate are few where rates spread alike at many and few minutes', () => {
  expect(fitRatePrior([rates(5, 5)])).toBeLessThan(50);
});

it('the prior minutes of a rate are many where the spread falls as chance would have it', () => {
  expect(fitRatePrior([rates(1, Math.sqrt(10))])).toBeGreaterThan(20_000);
});

it('the prior minutes of a rate match known variances', () => {
  // Variance 4 + 4 × 900 / minutes: the two halves are equal at 900 minutes.
  const [atMany, atFew] = [2700, 270].map((played) => Math.sqrt(4 * (1 + 900 / played))) as [number, number];
  const fitted = fitRatePrior([rates(atMany, atFew)]);
  expect(fitted).toBeGreaterThan(750);
  expect(fitted).toBeLessThan(1050);
});
