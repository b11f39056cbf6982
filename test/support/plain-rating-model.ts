import { positions, ratedMetrics, rules } from '../../src/derive/rating-weights.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';

/** An invented model that neither shrinks rates nor scales ratings: what is left is the percentile. */
export const plainRatingModel: RatingModel = {
  fit: { seasons: [], player_seasons: 0 },
  prior_minutes: positions.flatMap((position) =>
    ratedMetrics
      .filter(({ worth }) => worth[position] > 0)
      .map(({ metric }) => ({ position, metric, minutes: 1 })),
  ),
  spread: positions.map((position) => ({ position, spread: rules.spread })),
};
