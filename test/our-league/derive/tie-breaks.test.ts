import { expect, it } from 'vitest';
import { describeTieBreaks } from '../../../src/records/in-league.ts';
import { league } from '../../support/tables.ts';

it('the tie-breaks of the league are wins, goal difference and goals for', () => {
  expect(describeTieBreaks(league)).toBe('wins, goal difference, goals for, then the published order');
});
