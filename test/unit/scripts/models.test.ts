import { expect, it } from 'vitest';
import { fitCountPrior, fitRatePrior, type Observation } from '../../../scripts/models/rating-model.ts';

it('the prior minutes of a count match a known gamma distribution', () => {
  // The 5th, 15th … 95th percentile of a gamma distribution of shape 4 and mean 1: its prior is 4 events long.
  const drawn = [0.34, 0.51, 0.63, 0.75, 0.86, 0.98, 1.11, 1.28, 1.5, 1.94];
  const groups = [drawn.map((rate) => ({ value: Math.round(rate * 100), minutes: 9000 }))];
  // 100 events in 9,000 minutes: 4 of them take 360.
  const fitted = fitCountPrior(groups);
  expect(fitted).toBeGreaterThan(300);
  expect(fitted).toBeLessThan(500);
});

/** Rates at many and few minutes, spread by so much around 75. */
const rates = (atMany: number, atFew: number): Observation[] =>
  Array.from({ length: 40 }, (_, index) => ({
    value: 75 + (index % 4 < 2 ? -1 : 1) * (index % 2 === 0 ? atMany : atFew),
    minutes: index % 2 === 0 ? 2700 : 270,
  }));

it('the prior minutes of a rate match known variances', () => {
  // Variance 4 + 4 × 900 / minutes: the two halves are equal at 900 minutes.
  const [atMany, atFew] = [2700, 270].map((played) => Math.sqrt(4 * (1 + 900 / played))) as [number, number];
  const fitted = fitRatePrior([rates(atMany, atFew)]);
  expect(fitted).toBeGreaterThan(750);
  expect(fitted).toBeLessThan(1050);
});
