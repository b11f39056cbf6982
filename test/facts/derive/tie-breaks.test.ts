import { expect, it } from 'vitest';
import { tieBreakNames } from '../../../src/derive/tie-breaks.ts';

it('the tie-breaks of the league are wins, goal difference and goals for', () => {
  expect(tieBreakNames).toBe('wins, goal difference, goals for');
});
