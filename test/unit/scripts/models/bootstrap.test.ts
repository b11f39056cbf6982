import fc from 'fast-check';
import { mean, standardDeviation } from 'simple-statistics';
import { expect, it } from 'vitest';
import { bootstrapInterval } from '../../../../scripts/models/bootstrap.ts';

const meanOf = (values: readonly number[]) => mean([...values]);
const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 5, maxLength: 30 });

it('a bootstrap interval is the same for the same items', () => {
  fc.assert(
    fc.property(values, (items) => {
      expect(bootstrapInterval(items, meanOf, 9)).toEqual(bootstrapInterval(items, meanOf, 9));
    }),
    { numRuns: 5 },
  );
});

it('a bootstrap interval contains the mean, within the range of the items', () => {
  fc.assert(
    fc.property(values, (items) => {
      const { low, high } = bootstrapInterval(items, meanOf, 9);
      expect(low).toBeLessThanOrEqual(meanOf(items) + 1e-9);
      expect(high).toBeGreaterThanOrEqual(meanOf(items) - 1e-9);
      expect(low).toBeGreaterThanOrEqual(Math.min(...items));
      expect(high).toBeLessThanOrEqual(Math.max(...items));
    }),
    { numRuns: 20 },
  );
});

it('a bootstrap interval has the theoretical standard error of a mean', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const { standard_error } = bootstrapInterval(items, meanOf, 9);
  expect(standard_error / (standardDeviation(items) / 10)).toBeCloseTo(1, 1);
});

it('a bootstrap interval leaves out draws without a figure', () => {
  const { low, high } = bootstrapInterval(
    [1, 2, 3],
    (drawn) => (drawn.includes(1) ? null : meanOf(drawn)),
    9,
  );
  expect(low).toBeGreaterThanOrEqual(2);
  expect(high).toBe(3);
});
