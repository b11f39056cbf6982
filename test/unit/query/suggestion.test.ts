import { expect, it } from 'vitest';
import { canSuggest, isNear, suggestionFor } from '../../../src/query/suggestion.ts';

const known = ['season', 'team', 'matches'];

it.for([
  ['seasn', 'season'],
  ['team', 'team'],
  ['matchesxxx', 'matches'],
  ['matchesxxxx', undefined],
  ['teamwx', 'team'],
  ['teamwxy', undefined],
  ['tea', undefined],
] as const)('of %s it is %s', ([name, expected]) => {
  expect(suggestionFor(name, known)).toBe(expected);
});

it('is for names of 4 to 40 characters', () => {
  expect([3, 4, 40, 41].map((length) => canSuggest('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect(suggestionFor('x'.repeat(41), [`${'x'.repeat(41)}y`])).toBeUndefined();
});

it('may differ in a third of the characters', () => {
  expect([isNear('matches', 2), isNear('matches', 3), isNear('season', 2)]).toEqual([true, false, true]);
});

it('is none where nothing is known', () => {
  expect(suggestionFor('season', [])).toBeUndefined();
});
