import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlayedBy } from '../../../src/derive/matches.ts';
import type { Tally } from '../../../src/derive/tally.ts';
import { miniTableOf, miniTableOfEach, rank, rankResults } from '../../../src/derive/tie-breaks.ts';
import { describeTieBreaks } from '../../../src/records/in-league.ts';
import type { TieBreak } from '../../../src/records/league-schema.ts';
import { anyResult, clubs, rules } from '../../support/results.ts';

const row = (club: string, points: number, wins: number, goal_difference: number, goals_for: number) => ({
  club,
  played: 5,
  wins,
  draws: 0,
  losses: 0,
  goals_for,
  goals_against: 0,
  goal_difference,
  points,
  points_deducted: 0,
});

const rulesWith = (tie_breaks: TieBreak[]) => ({ ...rules, tie_breaks });
const none = miniTableOf(rules, []);
const namesOf = (rows: readonly Tally[]) => rows.map(({ club }) => club);

it('rank sorts by points, the tie-breaks in their order, then as published', () => {
  const placed = rank(
    rulesWith(['wins', 'goal_difference', 'goals_for']),
    [
      row('tied-second', 9, 2, 1, 5),
      row('tied-first', 9, 2, 1, 5),
      row('goals', 9, 2, 1, 6),
      row('difference', 9, 2, 2, 0),
      row('wins', 9, 3, 0, 0),
      row('points', 10, 0, 0, 0),
    ],
    ['tied-first', 'tied-second'],
    none,
  );
  expect(namesOf(placed)).toEqual(['points', 'wins', 'difference', 'goals', 'tied-first', 'tied-second']);
});

it('rank sorts by goal average, a club that conceded no goal first', () => {
  const goals = (club: string, goals_for: number, goals_against: number) => ({
    ...row(club, 9, 2, goals_for - goals_against, goals_for),
    goals_against,
  });
  const tied = [goals('fewer', 4, 2), goals('most', 9, 6), goals('best', 3, 1), goals('unbeaten', 1, 0)];
  const placed = rank(rulesWith(['goal_average', 'goals_for']), [...tied, goals('goalless', 0, 0)], [], none);
  expect(namesOf(placed)).toEqual(['unbeaten', 'goalless', 'best', 'fewer', 'most']);
});

it('rank puts clubs that the league does not list after those it does, by club_id', () => {
  const tied = ['d', 'b', 'c', 'a'].map((club) => row(club, 0, 0, 0, 0));
  expect(namesOf(rank(rules, tied, ['c'], none))).toEqual(['c', 'a', 'b', 'd']);
});

it('miniTableOfEach equals miniTableOf where a match counts for both of its sides', () => {
  fc.assert(
    fc.property(fc.array(anyResult), fc.subarray(clubs), (results, some) => {
      const own = (club: string) => results.filter((result) => isPlayedBy(result, club));
      const each = miniTableOfEach(rules, new Map(clubs.map((club) => [club, own(club)])));
      expect(each(new Set(some))).toEqual(miniTableOf(rules, results)(new Set(some)));
    }),
  );
});

it.for([
  [
    ['head_to_head_points', 'head_to_head_goal_difference', 'goals_for'],
    'head-to-head points, head-to-head goal difference, goals for, then the published order',
  ],
  [[], 'the published order'],
] as const)('describeTieBreaks returns for %j: %s', ([tieBreaks, expected]) => {
  expect(describeTieBreaks({ tie_breaks: [...tieBreaks] })).toBe(expected);
});

it('rankResults applies the deductions and the order of the published rows', () => {
  const result = { season: 2025, date: '2025-05-01', stage: 'regular', status: 'FINISHED' } as const;
  const draw = { ...result, home_club: 'a', away_club: 'b', home_goals: 1, away_goals: 1 };
  const published = (deducted: number) => [
    { club: 'a', position: 2, points_deducted: 0 },
    { club: 'b', position: 1, points_deducted: deducted },
  ];
  const table = (deducted: number) =>
    rankResults(rules, [draw], published(deducted)).map(
      ({ position, club, points_deducted }) => `${position} ${club} -${points_deducted}`,
    );
  expect([table(0), table(1)]).toEqual([
    ['1 b -0', '2 a -0'],
    ['1 a -0', '2 b -1'],
  ]);
});
