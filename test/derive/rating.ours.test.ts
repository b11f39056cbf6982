import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RatingInputs, rateSeason } from '../../src/derive/rating.ts';
import { countingMetrics } from '../../src/derive/rating-metrics.ts';
import { positions, ratedMetrics, rules } from '../../src/derive/rating-weights.ts';
import { isListed, type ListedPlayer } from '../../src/records/player.ts';
import { models, ofSettled, settled, tables } from '../support/tables.ts';

/** The players of a season as they are rated: without the figures that only their line-ups tell. */
const ofSeason = (season: number) =>
  tables
    .rows('players', season)
    .filter(isListed)
    .map((row) => ({ ...row, ...Object.fromEntries(row.calculated.map((name) => [name, null])) }));
const inputsOf = (season: number): RatingInputs => ({
  model: models.ratingModel,
  shotsFaced: tables.rows('shotsFaced', season),
});

/** The rated metrics that are fields of a player. */
const fields = countingMetrics(models.ratingModel).flatMap(({ metric, ...row }) =>
  metric === 'goals_prevented' ? [] : [{ ...row, metric }],
);

const seasons = fc.constantFrom(...settled);

it('a rating lies from 0 to 10, and its areas from 0 to 100', () => {
  for (const { rating, rating_breakdown } of ofSettled(tables.rows('players'))) {
    if (rating !== null) expect(rating >= 0 && rating <= 10).toBe(true);
    for (const score of Object.values(rating_breakdown))
      if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
  }
});

it('a rating is never lowered by a better value in any metric', () => {
  fc.assert(
    fc.property(
      seasons,
      fc.nat(),
      fc.constantFrom(...fields),
      fc.integer({ min: 1, max: 40 }),
      (season, pick, { metric, area, better }, by) => {
        const players = ofSeason(season);
        const chosen = players[pick % players.length] as ListedPlayer;
        const value = chosen[metric];
        if (value === null) return;
        const improved = { ...chosen, [metric]: better === 'more' ? value + by : Math.max(0, value - by) };
        const after = rateSeason(
          players.map((one) => (one === chosen ? improved : one)),
          inputsOf(season),
        ).get(chosen.full_player_id);
        expect(after?.rating_breakdown[area] ?? 0).toBeGreaterThanOrEqual(chosen.rating_breakdown[area] ?? 0);
        // With fewer minutes the league's average counts too, which the others' lower percentiles lower.
        if ((chosen.minutes ?? 0) >= rules.fullMinutes)
          expect(after?.rating ?? 0).toBeGreaterThanOrEqual(chosen.rating ?? 0);
      },
    ),
    { numRuns: 40 },
  );
});

it('a rating has one mean and one spread for all positions', () => {
  const eligible = ofSettled(tables.rows('players')).filter(({ rating_eligible }) => rating_eligible);
  for (const position of positions) {
    const ratings = eligible.filter((one) => one.position === position).map(({ rating }) => rating ?? 0);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    const variance = ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / ratings.length;
    expect(Math.abs(mean - rules.centre)).toBeLessThan(0.25);
    expect(Math.sqrt(variance) / rules.spread).toBeGreaterThan(0.9);
    expect(Math.sqrt(variance) / rules.spread).toBeLessThan(1.1);
  }
});

it('a rating uses only metrics that every finished season has', () => {
  for (const season of settled) {
    for (const { metric, worth } of fields) {
      const rated = ofSeason(season).filter(({ rating, position }) => rating !== null && worth[position] > 0);
      expect(rated.filter((one) => one[metric] !== null).length / rated.length, metric).toBeGreaterThan(0.97);
    }
    expect(tables.rows('shotsFaced', season).length).toBeGreaterThan(0);
  }
});

it('ratings of 2025 do not change with the metrics that are known of its 23 leaders alone', () => {
  const { model, ...inputs } = inputsOf(2025);
  if (model === null) throw new Error('the model of the rating is missing');
  const waiting = ratedMetrics.filter((row) => !countingMetrics(model).includes(row));
  expect(waiting.length).toBeGreaterThan(5);
  const players = ofSeason(2025);
  const known = players.filter((row) => waiting.some(({ metric }) => row[metric as 'touches'] !== null));
  expect(known.length).toBe(23);
  const priors = positions.flatMap((position) =>
    waiting.map(({ metric }) => ({ position, metric, minutes: 500 })),
  );
  const counting = { ...model, prior_minutes: [...model.prior_minutes, ...priors] };
  const ratings = rateSeason(players, { model: counting, ...inputs });
  for (const { full_player_id, rating, rating_breakdown } of players)
    expect(ratings.get(full_player_id)).toMatchObject({ rating, rating_breakdown });
});

it('a rating ranks eligible players, with equal ratings on one rank', () => {
  for (const season of settled) {
    const eligible = ofSeason(season).filter(({ rating_eligible }) => rating_eligible);
    for (const one of eligible) {
      const better = eligible.filter(({ rating }) => (rating ?? 0) > (one.rating ?? 0)).length;
      expect(one.rating_rank).toBe(better + 1);
    }
    for (const { rating, rating_eligible, minutes } of ofSeason(season))
      expect(rating_eligible).toBe((minutes ?? 0) >= rules.eligibleMinutes && rating !== null);
  }
});
