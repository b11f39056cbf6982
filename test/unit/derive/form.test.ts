import { expect, it } from 'vitest';
import { formOf } from '../../../src/derive/tally.ts';
import { resultOf } from '../../support/results.ts';

it('formOf returns the last five results, oldest first', () => {
  const results = [0, 0, 1, 2, 2, 0].map((goals) => resultOf('a', 'b', goals, 1));
  expect(formOf(results, 'a')).toEqual(['L', 'D', 'W', 'W', 'L']);
  expect(formOf(results, 'b')).toEqual(['W', 'D', 'L', 'L', 'W']);
  expect(formOf(results, 'c')).toEqual([]);
});
