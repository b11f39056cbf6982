import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  collectSides,
  computeLeaveOutRmse,
  computeRmse,
  fitRates,
  type Side,
} from '../../../scripts/models/fit-expected-goals.ts';
import { fitRatingModel } from '../../../scripts/models/fit-rating-model.ts';
import { modelGoals } from '../../../src/derive/expected-goals.ts';
import { ratedMetrics } from '../../../src/derive/rating-weights.ts';
import { withFullStatistics } from '../../support/full-statistics.ts';
import { dataset, league, models, ofSettled, settled } from '../../support/tables.ts';

it('the fit of the rating gives what data/rating-model.json has: else `npm run fit`', () => {
  const lastSeason = league.last_fitted_season ?? Infinity;
  const players = dataset.players.map((row) =>
    row.season <= lastSeason ? row : { ...row, goals: 0, minutes: 90 },
  );
  expect(fitRatingModel({ ...dataset, players })).toEqual(models.ratingModel);
});

it('the fit of the rating weighs the metrics that every fitted season has, whichever these are', () => {
  // Three seasons suffice: a fit of all takes seconds.
  const early = dataset.players.filter((row) => row.season < 2022);
  const players = withFullStatistics({ ...dataset, players: early }).players.map((row) =>
    row.season === 2019 ? { ...row, interceptions: null } : row,
  );
  const weighed = fitRatingModel({ ...dataset, players }).prior_minutes.map(({ metric }) => metric);
  const names = ratedMetrics.map(({ metric }): string => metric);
  expect(new Set(weighed)).toEqual(new Set(names.filter((name) => name !== 'interceptions')));
});

const model = models.expectedGoals;
const rows = ofSettled(collectSides(dataset));

it('the fit of expected goals errs by at most 0.96 goals a side on other seasons', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1400);
  expect(computeLeaveOutRmse(rows)).toBeLessThanOrEqual(0.96);
});

it('the fit of expected goals expects as many goals as there were, within 2 % in all', () => {
  expect(Math.abs(expectedPerGoal(rows) - 1)).toBeLessThan(0.02);
});

it('the fit of expected goals expects as many goals as there were, within 15 % in each season', () => {
  for (const season of settled) {
    const ofSeason = rows.filter((row) => row.season === season);
    expect(Math.abs(expectedPerGoal(ofSeason) - 1)).toBeLessThan(0.15);
  }
});

/** Returns expected goals ÷ goals. */
function expectedPerGoal(sides: readonly Side[]): number {
  const expected = sides.reduce((sum, { kinds }) => sum + modelGoals(model, kinds), 0);
  return expected / sides.reduce((sum, { goals }) => sum + goals, 0);
}

it('the fit of expected goals has the least squares of all rates of the same total', () => {
  const best = fitRates(rows);
  const error = (rates: typeof best) => computeRmse(rows, ({ kinds }) => modelGoals(rates, kinds));
  const [big, inside] = [0, 1].map((kind) =>
    rows.reduce((sum, { kinds }) => sum + (kinds[kind] ?? 0), 0),
  ) as [number, number];
  fc.assert(
    fc.property(
      fc.double({ min: -0.2, max: 0.2, noNaN: true }).filter((step) => Math.abs(step) > 0.01),
      (step) => {
        const moved = {
          ...best,
          big_chance: best.big_chance + step,
          other_inside_box: best.other_inside_box - (step * big) / inside,
        };
        expect(error(moved)).toBeGreaterThan(error(best));
      },
    ),
  );
});
