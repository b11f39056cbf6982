import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shrinkRate } from '../../../src/derive/rating.ts';

const rate = fc.double({ min: 0, max: 100, noNaN: true });
const minutes = fc.integer({ min: 1, max: 3000 });

it('a shrunk rate lies between the mean and the rate, nearer to the rate with more minutes', () => {
  fc.assert(
    fc.property(rate, rate, minutes, minutes, minutes, (value, mean, less, more, prior) => {
      const [few, many] = [Math.min(less, more), Math.max(less, more)].map((played) =>
        Math.abs(shrinkRate(value, mean, played, prior) - value),
      ) as [number, number];
      expect(many).toBeLessThanOrEqual(few + 1e-8);
      expect(few).toBeLessThanOrEqual(Math.abs(mean - value) + 1e-8);
    }),
  );
});

it('a shrunk rate is halfway where the minutes equal those of the prior', () => {
  fc.assert(
    fc.property(rate, rate, minutes, (value, mean, played) => {
      expect(shrinkRate(value, mean, played, played)).toBeCloseTo((value + mean) / 2, 7);
    }),
  );
});
