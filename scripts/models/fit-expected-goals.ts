import { Matrix, solve } from 'ml-matrix';
import { rootMeanSquare, sum } from 'simple-statistics';
import { attemptKinds, modelGoals, type Rates } from '../../src/derive/expected-goals.ts';
import { roundTo } from '../../src/derive/numbers.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { ExpectedGoalsModel } from '../../src/records/rating-model.ts';

type Kinds = [number, number, number];

/** A side of a match, with its attempts by kind and its goals without the opponent's own goals. */
export type Side = ReturnType<typeof collectSides>[number];

/** Collects the sides of matches whose attempts are known by kind. */
export function collectSides(dataset: Dataset) {
  const matches = new Map(dataset.matches.map((match) => [match.match_id, match]));
  const ownGoals = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row.own_goals]));
  return dataset.matchStats.flatMap((row) => {
    const kinds = attemptKinds(row);
    const match = matches.get(row.match_id);
    const scored = match?.[`${row.side}_goals`] ?? null;
    const other = row.side === 'home' ? 'away' : 'home';
    const ownGoalsOfOpponent = ownGoals.get(`${row.match_id} ${other}`) ?? null;
    if (!match || !kinds || scored === null || ownGoalsOfOpponent === null) return [];
    const { season, club } = row;
    return [{ season, club, date: match.date, kinds, goals: scored - ownGoalsOfOpponent }];
  });
}

/**
 * Fits goals by least squares, on the condition that expected goals and goals have the same sum: a linear system with
 * one Lagrange multiplier. It has no constant, so a side's expected goals are the sum of its players'.
 */
export function fitRates(rows: readonly Side[]): Rates {
  const attempts = new Matrix(rows.map(({ kinds }) => kinds));
  const goals = Matrix.columnVector(rows.map((row) => row.goals));
  const totals = attempts.sum('column');
  const normal = attempts.transpose().mmul(attempts);
  const system = new Matrix([
    ...normal.to2DArray().map((line, index) => [...line, totals[index] ?? 0]),
    [...totals, 0],
  ]);
  const right = Matrix.columnVector([...attempts.transpose().mmul(goals).to1DArray(), goals.sum()]);
  const [big = 0, inside = 0, outside = 0] = solve(system, right).to1DArray();
  return {
    big_chance: roundTo(big, 4),
    other_inside_box: roundTo(inside, 4),
    outside_box: roundTo(outside, 4),
  };
}

/** Computes the root mean square error of a prediction, in goals per side. */
export function computeRmse(rows: readonly Side[], predict: (side: Side) => number): number {
  return rootMeanSquare(rows.map((side) => side.goals - predict(side)));
}

/** Computes the same error with each season predicted by a model fitted on the others. */
export function computeLeaveOutRmse(rows: readonly Side[]): number {
  const seasons = new Set(rows.map(({ season }) => season));
  const models = new Map(
    [...seasons].map((season) => [season, fitRates(rows.filter((row) => row.season !== season))]),
  );
  // There is a model for the season of every row.
  return computeRmse(rows, ({ season, kinds }) => modelGoals(models.get(season) as Rates, kinds));
}

/** Fits the model of expected goals, and measures its error. */
export function fitExpectedGoals(dataset: Dataset): ExpectedGoalsModel {
  const rows = collectSides(dataset);
  const rates = fitRates(rows);
  const others = rows.map(({ kinds: [, inside, outside] }): Kinds => [0, inside, outside]);
  const otherGoals = sum(others.map((kinds) => modelGoals(rates, kinds)));
  return {
    ...rates,
    other_attempt: roundTo(otherGoals / sum(others.flat()), 4),
    fit: {
      fitted_on: dataset.snapshot.as_of,
      sides: rows.length,
      goals: sum(rows.map(({ goals }) => goals)),
      rmse: roundTo(
        computeRmse(rows, ({ kinds }) => modelGoals(rates, kinds)),
        4,
      ),
      rmse_leaving_a_season_out: roundTo(computeLeaveOutRmse(rows), 4),
    },
  };
}
