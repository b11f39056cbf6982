import { Matrix, solve } from 'ml-matrix';
import { attemptKinds, modelGoals } from '../../src/derive/expected-goals.ts';
import { roundTo } from '../../src/derive/numbers.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { ExpectedGoalsModel } from '../../src/records/expected-goals.ts';
import { ofSeason } from '../../src/records/of-season.ts';

type Kinds = [number, number, number];

/** A side of a match: its attempts by kind and its goals, own goals of the other side aside. */
export interface Side {
  readonly season: number;
  readonly kinds: Kinds;
  readonly shotsOnTarget: number;
  readonly goals: number;
}

/** Every side of the archive whose attempts are known by kind. */
export function sides(dataset: Dataset): Side[] {
  const matches = new Map(dataset.matches.map((match) => [match.match_id, match]));
  const ownGoals = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row.own_goals]));
  return dataset.matchStats.flatMap((row) => {
    const kinds = attemptKinds(row);
    const scored = matches.get(row.match_id)?.[`${row.side}_goals`] ?? null;
    const given = ownGoals.get(`${row.match_id} ${row.side === 'home' ? 'away' : 'home'}`) ?? null;
    if (!kinds || scored === null || given === null) return [];
    return [{ season: row.season, kinds, shotsOnTarget: row.shots_on_target ?? 0, goals: scored - given }];
  });
}

type Rates = Pick<ExpectedGoalsModel, 'big_chance' | 'other_inside_box' | 'outside_box'>;

/**
 * Least squares without an intercept, so that no attempts are no expected goals and sides add up from players, under the
 * condition that the model's total is that of the goals. Solved as a linear system with one Lagrange multiplier.
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

/** Root mean square of what a prediction misses, in goals a side. */
export function rmse(rows: readonly Side[], predict: (side: Side) => number): number {
  return Math.sqrt(rows.reduce((sum, side) => sum + (side.goals - predict(side)) ** 2, 0) / rows.length);
}

/** The same where each season is predicted by a model fitted on the others. */
export function rmseLeavingASeasonOut(rows: readonly Side[]): number {
  const models = new Map<number, Rates>();
  for (const { season } of rows) {
    if (!models.has(season)) models.set(season, fitRates(rows.filter((row) => row.season !== season)));
  }
  return rmse(rows, ({ season, kinds }) => modelGoals(models.get(season) as Rates, kinds));
}

/** Expected goals over goals. */
export function calibration(rows: readonly Side[], rates: Rates): number {
  const expected = rows.reduce((sum, { kinds }) => sum + modelGoals(rates, kinds), 0);
  return expected / rows.reduce((sum, { goals }) => sum + goals, 0);
}

/** A rule of thumb of another service: 0.12 a shot in the box, 0.03 outside, 0.05 on target. */
export function ruleOfThumb({ kinds: [big, inside, outside], shotsOnTarget }: Side): number {
  return 0.12 * (big + inside) + 0.03 * outside + 0.05 * shotsOnTarget;
}

/** The model fitted on the dataset, with how well it fits. */
export function fitModel(dataset: Dataset): ExpectedGoalsModel {
  const rows = sides(dataset);
  const rates = fitRates(rows);
  const seasons = [...new Set(rows.map(({ season }) => season))].sort((a, b) => a - b);
  return {
    ...rates,
    fit: {
      fitted_on: dataset.snapshot.as_of,
      sides: rows.length,
      goals: rows.reduce((sum, { goals }) => sum + goals, 0),
      rmse: roundTo(
        rmse(rows, ({ kinds }) => modelGoals(rates, kinds)),
        4,
      ),
      rmse_leaving_a_season_out: roundTo(rmseLeavingASeasonOut(rows), 4),
      model_over_goals: roundTo(calibration(rows, rates), 4),
      model_over_goals_by_season: seasons.map((season) => ({
        season,
        ratio: roundTo(calibration(ofSeason(rows, season), rates), 4),
      })),
    },
  };
}
