import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import { formOf } from '../../src/derive/matches.ts';
import { tally } from '../../src/derive/ranking.ts';
import { blankRow } from '../support/blank-row.ts';
import { anyResult, clubs, points, resultOf, rules } from '../support/results.ts';
import { the } from '../support/the.ts';

const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + one, 0);

it('tally has as many wins as losses and goals for as against, whatever the results', () => {
  fc.assert(
    fc.property(fc.array(anyResult), (results) => {
      const rows = tally(rules, results, clubs);
      const finished = results.filter(({ status }) => status === 'FINISHED').length;
      expect(sum(rows.map(({ played }) => played))).toBe(2 * finished);
      expect(sum(rows.map(({ goal_difference }) => goal_difference))).toBe(0);
      expect(sum(rows.map(({ wins }) => wins))).toBe(sum(rows.map(({ losses }) => losses)));
      for (const { wins, draws, losses, played, ...row } of rows) {
        expect(wins + draws + losses).toBe(played);
        expect(row.points).toBe(points.win * wins + points.draw * draws);
      }
    }),
  );
});

it('tally subtracts deductions, and counts only the clubs that are given', () => {
  const rows = tally(rules, [resultOf('a', 'z', 1, 0)], ['a', 'b'], new Map([['b', 2]]));
  expect(
    rows.map(({ club, played, points_deducted, ...row }) => [club, played, row.points, points_deducted]),
  ).toEqual([
    ['a', 1, points.win, 0],
    ['b', 0, -2, 2],
  ]);
});

it('formOf returns the last five results, oldest first', () => {
  const results = [0, 0, 1, 2, 2, 0].map((goals) => resultOf('a', 'b', goals, 1));
  expect(formOf(results, 'a')).toEqual(['L', 'D', 'W', 'W', 'L']);
  expect(formOf(results, 'b')).toEqual(['W', 'D', 'L', 'L', 'W']);
  expect(formOf(results, 'c')).toEqual([]);
});

const matches = [resultOf('a', 'b', 2, 1), resultOf('c', 'd', 0, 0)];
const table = tally(rules, matches, clubs).map((row) => ({
  ...blankRow('standings', { stage: 'regular' }),
  ...row,
}));

it('agreesWithResults accepts a finished stage, whatever the matches of other stages', () => {
  const final = { ...resultOf('a', 'b', 1, 0), stage: 'final' };
  expect(agreesWithResults(rules, table, matches)).toBe(true);
  expect(agreesWithResults(rules, table, [...matches, final])).toBe(true);
});

it('agreesWithResults rejects standings without a club, or without rows', () => {
  expect(agreesWithResults(rules, table.slice(1), matches)).toBe(false);
  expect(agreesWithResults(rules, [], matches)).toBe(false);
});

it.for(['played', 'points', 'goals_for', 'goals_against'] as const)(
  'agreesWithResults rejects standings with other %s of one club',
  (column) => {
    const other = table.with(-1, { ...the(table, { club: 'd' }), [column]: 7 });
    expect(agreesWithResults(rules, other, matches)).toBe(false);
  },
);

it('agreesWithResults rejects standings with a club that played none of the matches', () => {
  const [first, ...rest] = table;
  if (!first) throw new Error('the table is empty');
  expect(agreesWithResults(rules, [{ ...first, club: 'not-a-club' }, ...rest], matches)).toBe(false);
});
