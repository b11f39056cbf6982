import { expect, it } from 'vitest';
import { growthPromises } from '../../../scripts/bench/growth.ts';
import { isKept } from '../../../scripts/bench/verdicts.ts';

const smallest = { derive: 2, build: 10, dearestQuery: 1 };

it('growth compares the dearest of the larger leagues with the smallest league', () => {
  const promises = growthPromises([
    smallest,
    { derive: 3, build: 8, dearestQuery: 0.5 },
    { derive: 1, build: 9, dearestQuery: 2 },
  ]);
  expect(promises.map(({ value }) => value)).toEqual([1.5, 0.9, 2]);
  expect(promises.map(isKept)).toEqual([true, true, false]);
});

it('growth without a league to compare with keeps no promise', () => {
  expect(growthPromises([]).map(isKept)).toEqual([false, false, false]);
});
