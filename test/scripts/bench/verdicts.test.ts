import { expect, it } from 'vitest';
import { isKept } from '../../../scripts/bench/verdicts.ts';

const name = 'a ratio';

it.for([
  [2, true],
  [2.19, true],
  [2.21, false],
  [Number.NaN, false],
] as const)('a promise of at most 2 and a value of %d: kept is %s', ([value, expected]) => {
  expect(isKept({ name, value, atMost: 2 })).toBe(expected);
});

it.for([
  [2, true],
  [1.81, true],
  [1.79, false],
  [Number.NaN, false],
] as const)('a promise of at least 2 and a value of %d: kept is %s', ([value, expected]) => {
  expect(isKept({ name, value, atLeast: 2 })).toBe(expected);
});

it('a promise of none leaves no room for noise', () => {
  expect(isKept({ name, value: 0, atMost: 0 })).toBe(true);
  expect(isKept({ name, value: 1, atMost: 0 })).toBe(false);
});
