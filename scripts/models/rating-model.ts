import { standardDeviation } from 'simple-statistics';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { deriveMatches } from '../../src/derive/matches.ts';
import { roundTo } from '../../src/derive/numbers.ts';
import { deriveUnrated } from '../../src/derive/players.ts';
import { rateSeason } from '../../src/derive/rating.ts';
import { measureIn } from '../../src/derive/rating-measure.ts';
import {
  areaWeights,
  type Position,
  positions,
  type RatedMetric,
  ratedMetrics,
  rules,
} from '../../src/derive/rating-table.ts';
import { deriveShotsFaced } from '../../src/derive/shots-faced.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { league } from '../../src/records/league.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';
import { fitCountPrior, fitRatePrior } from './prior-minutes.ts';

/** Later seasons judge the rating, so they must not shape it. */
export const lastFittedSeason = league.last_fitted_season ?? Infinity;

/** The players of a season, and what their goalkeepers faced. */
type RatedSeason = ReturnType<typeof seasonsOf>[number];

/**
 * Fits how far rates are shrunk and how raw ratings spread, by position, on the seasons that `data/league.json` leaves
 * for it.
 */
export function fitRatingModel(dataset: Dataset): RatingModel {
  const fittedSeasons = seasonsOf(dataset).filter(({ season }) => season <= lastFittedSeason);
  const priors = positions.flatMap((position) =>
    ratedMetrics
      .filter(({ worth, area }) => worth[position] > 0 && areaWeights[area][position] > 0)
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

/** The seasons with players, in order; only players with minutes can be rated. */
export function seasonsOf(dataset: Dataset) {
  const shotsFaced = deriveShotsFaced(deriveMatchStats(dataset, deriveMatches(dataset)));
  const playersWithMinutes = deriveUnrated(dataset).filter(({ minutes }) => (minutes ?? 0) > 0);
  return [...Map.groupBy(playersWithMinutes, ({ season }) => season)]
    .sort(([a], [b]) => a - b)
    .map(([season, players]) => ({ season, players, shotsFaced: ofSeason(shotsFaced, season) }));
}

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
  return Math.round(
    metric.measure === 'count' ? fitCountPrior(comparableGroups) : fitRatePrior(comparableGroups),
  );
}
