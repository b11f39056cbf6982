import { expect, it } from 'vitest';
import { longestRuns } from '../../src/derive/runs.ts';
import type { Match } from '../../src/records/match.ts';

const match = (date: string, home_goals: number, away_goals: number, season = 1) =>
  ({ season, date, status: 'FINISHED', home_club: 'a', away_club: 'b', home_goals, away_goals }) as Match;

it('longestRuns has one run a club, the earlier of two of equal length', () => {
  const played = [match('1', 1, 0), match('2', 1, 1), match('3', 0, 1), match('4', 2, 0), match('5', 0, 0)];
  const runs = (results: readonly ('W' | 'D' | 'L')[]) => longestRuns(['a', 'b'], () => played, results);
  expect(runs(['W', 'D'])).toEqual([
    { club: 'a', from: '1', to: '2', matches: 2, season: 1 },
    { club: 'b', from: '2', to: '3', matches: 2, season: 1 },
  ]);
  expect(runs(['W'])).toEqual([
    { club: 'a', from: '1', to: '1', matches: 1, season: 1 },
    { club: 'b', from: '3', to: '3', matches: 1, season: 1 },
  ]);
});

it('longestRuns has the longest of the runs that count, and no season where a run has several', () => {
  const played = [
    match('1', 1, 0),
    match('2', 1, 0),
    match('3', 0, 1),
    match('4', 1, 0, 1),
    match('5', 1, 0, 2),
  ];
  const late = longestRuns(
    ['a'],
    () => played,
    ['W'],
    ({ to }) => to === '5',
  );
  expect(late).toEqual([{ club: 'a', from: '4', to: '5', matches: 2, season: null }]);
});
