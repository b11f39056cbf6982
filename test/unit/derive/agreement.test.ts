import { expect, it } from 'vitest';
import { agreesWithResults } from '../../../src/derive/agreement.ts';
import { tally } from '../../../src/derive/tally.ts';
import { blankRow } from '../../support/blank-row.ts';
import { clubs, resultOf, rules } from '../../support/results.ts';
import { the } from '../../support/the.ts';

const matches = [resultOf('a', 'b', 2, 1), resultOf('c', 'd', 0, 0)];
const table = tally(rules, matches, clubs).map((row) => ({
  ...blankRow('standings', { stage: 'regular' }),
  ...row,
}));

it('agreesWithResults accepts the standings of a finished stage', () => {
  expect(agreesWithResults(rules, table, matches)).toBe(true);
});

it('agreesWithResults rejects standings with other points, without a club, or without rows', () => {
  const other = table.map((row, index) => (index === 0 ? { ...row, points: row.points + 1 } : row));
  expect(agreesWithResults(rules, other, matches)).toBe(false);
  expect(agreesWithResults(rules, table.slice(1), matches)).toBe(false);
  expect(agreesWithResults(rules, [], matches)).toBe(false);
});

it('agreesWithResults ignores the matches of other stages', () => {
  expect(agreesWithResults(rules, table, [...matches, { ...resultOf('a', 'b', 1, 0), stage: 'final' }])).toBe(
    true,
  );
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
