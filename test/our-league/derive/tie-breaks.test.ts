import { expect, it } from 'vitest';
import { describeTieBreaks } from '../../../src/derive/tie-breaks.ts';

it('the tie-breaks of the league are wins, goal difference and goals for', () => {
  expect(describeTieBreaks()).toBe('wins, goal difference, goals for, then the published order');
});
