import { expect, it } from 'vitest';
import { facingShares } from '../../../src/site/match/match-statistics.ts';

it('bars of two sides fill the track for the larger count', () => {
  expect(facingShares('shots', 3, 12)).toEqual([0.25, 1]);
  expect(facingShares('corners', 0, 2)).toEqual([0, 1]);
  expect(facingShares('red_cards', 0, 0)).toEqual([0, 0]);
  expect(facingShares('saves', null, 4)).toEqual([0, 0]);
});

it('bars of two sides measure percentages by 100', () => {
  expect(facingShares('pass_accuracy', 82, 92)).toEqual([0.82, 0.92]);
  expect(facingShares('possession', 50, 50)).toEqual([0.5, 0.5]);
});
