import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeEvidence, evidenceFile, judge } from '../../../scripts/models/evidence-document.ts';
import {
  collectSides,
  computeCalibration,
  computeLeaveOutRmse,
  computeRmse,
  fitRates,
} from '../../../scripts/models/expected-goals.ts';
import { measureRating, placeWinners } from '../../../scripts/models/rating-evidence.ts';
import { fitRatingModel } from '../../../scripts/models/rating-model.ts';
import { modelGoals } from '../../../src/derive/expected-goals.ts';
import { ratedMetrics } from '../../../src/derive/rating-weights.ts';
import { isListed } from '../../../src/records/player.ts';
import { withFullStatistics } from '../../support/full-statistics.ts';
import { dataset, league, models, ofSettled, root, settled, tables } from '../../support/tables.ts';

it('the fit of the rating gives what data/rating-model.json has, whatever the seasons that judge it: run `npm run fit` where others changed', () => {
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

it('the fit of expected goals errs by at most 0.96 goals a side, each season predicted by the others', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1400);
  expect(computeLeaveOutRmse(rows)).toBeLessThanOrEqual(0.96);
});

it('the fit of expected goals expects as many goals as there were, within 2 % in all and within 15 % in each season', () => {
  expect(Math.abs(computeCalibration(rows, model) - 1)).toBeLessThan(0.02);
  for (const season of settled) {
    const ofSeason = rows.filter((row) => row.season === season);
    expect(Math.abs(computeCalibration(ofSeason, model) - 1)).toBeLessThan(0.15);
  }
});

it('the fit of expected goals is the least-squares fit: other rates of the same total have a larger error', () => {
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

const playerSeasons = [...new Set(tables.rows('players').map(({ season }) => season))];
const finishedSeasons = playerSeasons.filter((season) => season < dataset.snapshot.season).sort();

describe('the evidence of ratings and expected goals', () => {
  it('was measured on the data, models and method of today: else run `npm run validate`', async () => {
    expect(await readFile(path.join(root, evidenceFile), 'utf8')).toBe(describeEvidence(dataset));
  });

  const evidence = measureRating(dataset, models.ratingModel);

  it('meets the targets of the rating, and is about finished seasons', () => {
    expect(evidence.seasons).toEqual(finishedSeasons);
    for (const { name, isMet } of judge(evidence)) expect(isMet, name).toBe(true);
  });

  it('misses a target with a value beyond its limit', () => {
    const poor = {
      reliability: [],
      awards: { ...evidence.awards, median: 85.9 },
    };
    expect(judge(poor).map(({ isMet }) => isMet)).toEqual([false, false, false]);
  });
});

const players = ofSettled(tables.rows('players')).filter(isListed);

it("award winners' places count a player of a season once, with all awards", () => {
  const one = players.find(({ rating_eligible }) => rating_eligible);
  if (!one) throw new Error('no player is eligible');
  const award = { season: one.season, winner: one.name, player_id: one.full_player_id };
  const placed = placeWinners(
    [
      { ...award, honour: 'First' },
      { ...award, honour: 'Second' },
    ],
    players,
  );
  expect(placed.winners).toMatchObject([{ awards: ['First', 'Second'] }]);
});
