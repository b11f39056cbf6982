import { standardDeviation, sum } from 'simple-statistics';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { roundTo } from '../../src/derive/numbers.ts';
import { deriveUnrated } from '../../src/derive/players.ts';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { rateSeason } from '../../src/derive/rating.ts';
import { deriveShotsFaced, measureIn } from '../../src/derive/rating-metrics.ts';
import {
  areaWeights,
  type Position,
  positions,
  type RatedMetric,
  ratedMetrics,
  rules,
} from '../../src/derive/rating-weights.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { UnratedPlayer } from '../../src/records/player.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { bestOf } from './fit-forecast-model.ts';

/** A player's season, with a count or another rate, and the minutes it was made in. */
interface Observation {
  readonly value: number;
  readonly minutes: number;
}

/** The priors to try, 1 % apart, from a tenth of a match to some 35 seasons. */
const candidates = Array.from({ length: 920 }, (_, index) => 10 * 1.01 ** index);

/**
 * Returns the logarithm of the likelihood of counts. Each player's true rate is drawn from a gamma distribution around the mean
 * of the group. The count comes from a Poisson distribution around that rate.
 *
 * @param group a position's players of a season, with counts
 */
function gammaPoissonLikelihood(group: readonly Observation[], prior: number): number {
  const mean = sum(group.map(({ value }) => value)) / sum(group.map(({ minutes }) => minutes));
  if (!(mean > 0)) return 0;
  const shape = mean * prior;
  return sum(
    group.map(({ value, minutes }) => {
      // The terms that do not depend on the prior are left out, and so log Γ(shape + value) - log Γ(shape) is a sum.
      let likelihood = shape * Math.log(prior / (prior + minutes)) - value * Math.log(prior + minutes);
      for (let step = 0; step < value; step += 1) likelihood += Math.log(shape + step);
      return likelihood;
    }),
  );
}

/**
 * Returns the logarithm of the restricted likelihood of rates that are no counts. A player's rate is normally distributed around
 * the true one, with a variance that falls with the minutes.
 *
 * @param groups a position's players of each season, with rates
 */
function normalLikelihood(groups: readonly (readonly Observation[])[], prior: number): number {
  let squares = 0;
  let freedom = 0;
  let logarithms = 0;
  for (const group of groups) {
    const weights = group.map(({ minutes }) => minutes / (minutes + prior));
    const total = sum(weights);
    const mean = sum(group.map(({ value }, index) => value * (weights[index] ?? 0))) / total;
    squares += sum(group.map(({ value }, index) => (weights[index] ?? 0) * (value - mean) ** 2));
    freedom += group.length - 1;
    logarithms += sum(weights.map(Math.log)) - Math.log(total);
  }
  return (logarithms - freedom * Math.log(squares / freedom)) / 2;
}

/** The players of a season, and what their goalkeepers faced. */
type RatedSeason = ReturnType<typeof seasonsOf>[number];

/**
 * Fits how far rates are shrunk and how raw ratings spread, by position, on the seasons that the league leaves for it.
 * Later seasons judge the rating, so they must not shape it.
 */
export function fitRatingModel(dataset: Dataset): RatingModel {
  const lastSeason = dataset.league.last_fitted_season ?? Infinity;
  const fittedSeasons = seasonsOf(dataset).filter(({ season }) => season <= lastSeason);
  const priors = positions.flatMap((position) =>
    ratedMetrics
      .filter(({ worth, area }) => worth[position] > 0 && areaWeights[area][position] > 0)
      .filter((metric) => fittedSeasons.every((season) => isCovered(season, position, metric)))
      .map((metric) => ({
        position,
        metric: metric.metric,
        minutes: fitPrior(fittedSeasons, position, metric),
      })),
  );
  const unscaledModel: RatingModel = {
    fit: {
      seasons: fittedSeasons.map(({ season }) => season),
      player_seasons: fittedSeasons.reduce((sum, { players }) => sum + players.length, 0),
    },
    prior_minutes: priors,
    spread: positions.map((position) => ({ position, spread: rules.spread })),
  };
  const ratedPlayers = fittedSeasons.flatMap(({ players, ...inputs }) => {
    const ratings = rateSeason(players, { model: unscaledModel, ...inputs });
    return players.map(({ full_player_id, position }) => ({ position, ...ratings.get(full_player_id) }));
  });
  const spreadOf = (position: Position) => {
    const eligiblePlayers = ratedPlayers.filter(
      (player) => player.position === position && player.rating_eligible,
    );
    return standardDeviation(eligiblePlayers.flatMap(({ rating }) => rating || []));
  };
  const spread = positions.map((position) => ({ position, spread: roundTo(spreadOf(position), 3) }));
  return { ...unscaledModel, spread };
}

/** Returns the seasons that have players with minutes, in order. Only these players can be rated. */
function seasonsOf(dataset: Dataset) {
  const shotsFaced = deriveShotsFaced(deriveMatchStats(dataset, deriveMatches(dataset)));
  const playersWithMinutes = deriveUnrated(dataset).filter(({ minutes }) => (minutes ?? 0) > 0);
  return [...Map.groupBy(playersWithMinutes, ({ season }) => season)]
    .sort(([a], [b]) => a - b)
    .map(([season, players]) => ({ season, players, shotsFaced: ofSeason(shotsFaced, season) }));
}

/** A metric counts for a position if it is known for this share of its minutes in every season that is fitted. */
const minCoverage = 0.7;

function isCovered({ players, shotsFaced }: RatedSeason, position: Position, metric: RatedMetric): boolean {
  const measure = measureIn(shotsFaced);
  const playersOfPosition = players.filter((player) => player.position === position);
  const minutesOf = (rows: readonly UnratedPlayer[]) => sum(rows.map(({ minutes }) => minutes ?? 0));
  const covered = playersOfPosition.filter((player) => measure(player, metric) !== null);
  return minutesOf(covered) >= minCoverage * minutesOf(playersOfPosition);
}

/** Fits how many minutes of the mean a player's rate is mixed with, by maximum likelihood. */
function fitPrior(seasons: readonly RatedSeason[], position: Position, metric: RatedMetric): number {
  const groups = seasons.map(({ players, shotsFaced }) => {
    const measure = measureIn(shotsFaced);
    return players.flatMap((player) => {
      const rate = player.position === position ? measure(player, metric) : null;
      const minutes = player.minutes ?? 0;
      // A share of a few passes is as good as no share.
      if (rate === null || (metric.measure !== 'count' && minutes < rules.fewPeersMinutes)) return [];
      return { minutes, value: metric.measure === 'count' ? Math.round((rate * minutes) / 90) : rate };
    });
  });
  const comparableGroups = groups.filter((group) => group.length >= rules.minPeers);
  const likelihoodOf = (prior: number) =>
    metric.measure === 'count'
      ? sum(comparableGroups.map((group) => gammaPoissonLikelihood(group, prior)))
      : normalLikelihood(comparableGroups, prior);
  return Math.round(bestOf(candidates, (prior) => -likelihoodOf(prior)).value);
}
