import { expect, it } from 'vitest';
import { canSuggest, suggestionFor } from '../../../src/query/suggestion.ts';

const names = ['season', 'team', 'matches'];

it.for([
  ['seasn', 'season'],
  ['team', 'team'],
  ['matchesxxx', 'matches'],
  ['matchesxxxx', undefined],
  ['teamwx', 'team'],
  ['teamwxy', undefined],
  ['tea', undefined],
] as const)('the suggestion for %s is %s', ([name, expected]) => {
  expect(suggestionFor(name, names)).toBe(expected);
});

it('a suggestion is made for names of 4 to 40 characters', () => {
  expect([3, 4, 40, 41].map((length) => canSuggest('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect(suggestionFor('x'.repeat(41), [`${'x'.repeat(41)}y`])).toBeUndefined();
});

it('there is no suggestion without names to suggest', () => {
  expect(suggestionFor('season', [])).toBeUndefined();
});
