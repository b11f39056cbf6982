import { expect, it } from 'vitest';
import { mergeGoalLists } from '../../src/feed/merge-goals.ts';
import { blankRow } from '../support/blank-row.ts';
import { league } from '../support/tables.ts';

/** The first season whose goals the league promises; a league may promise none. */
const promised = league.complete_since.goals;
const unpromised = (promised ?? league.first_season) - 1;

/** The goals of a match that ended 2-1, of which the feed has a header or not. */
function goalsOf(season: number, hasHeader: boolean) {
  const clubs = { home_club: 'a', away_club: 'b', home_goals: 2, away_goals: 1 };
  const match = blankRow('matches', { season, match_id: 'a-match', status: 'FINISHED', ...clubs });
  const header = { attendance: null, additional_time: null, home_red_cards: null, away_red_cards: null };
  const headers = new Map(hasHeader ? [['a-match', { ...header, goals: [] }]] : []);
  const options = { now: new Date('2026-01-01T00:00:00Z'), isCurrent: true };
  return mergeGoalLists([], { league, matches: [match], sides: [], players: [], headers }, options).rows;
}

it('completes the goals of a match of which the feed has a header', () => {
  expect(goalsOf(unpromised, true)).toHaveLength(3);
});

it('completes the goals of a season whose goals the league promises', ({ skip }) => {
  if (promised === undefined) return skip('the league promises no goals');
  expect(goalsOf(promised, false)).toHaveLength(3);
});

it('adds no goals to a match that neither the feed nor the dataset has goals of', () => {
  expect(goalsOf(unpromised, false)).toEqual([]);
});
