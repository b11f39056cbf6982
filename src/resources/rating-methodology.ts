import type * as z from 'zod/mini';
import { roundTo } from '../derive/numbers.ts';
import { countingMetrics, uncountedMetrics, weightedMetrics } from '../derive/rating-metrics.ts';
import { areas, areaWeights, positions, rules } from '../derive/rating-weights.ts';
import { text } from '../records/fields.ts';
import type { Tables } from '../records/published.ts';
import { described, objectSchema } from '../records/schema.ts';

/** The rating methodology in short. */
const summary =
  'Each player is scored by percentile against peers of the season and position, in five areas. Positions ' +
  'are those of today in the feed, except in corrected seasons. Rates are first shrunk ' +
  "towards the position's mean by their reliability. The weights of the role combine the areas to a rating of 0 to 10, " +
  `with the same spread for every position. Below ${rules.fullMinutes} minutes it is shrunk towards the league average.`;

/** The methodology as answers refer to it. */
export const ratingMethodologyReference = objectSchema(
  'RatingMethodologyReference',
  'A reference to the rating methodology',
  {
    id: described(text, 'The version of the methodology'),
    documentation: described(text, 'The page about it'),
    data: described(text, 'Its metrics, weights and model as JSON'),
  },
);

export const methodologyReference: z.infer<typeof ratingMethodologyReference> = {
  id: 'percentiles-2',
  documentation: '/ratings',
  data: '/ratings.json',
};

/** Returns `/ratings.json`: the whole table of the rating and its model. */
export function ratingsDocument(tables: Tables) {
  // Without a model no player is rated: the rules alone are then known.
  const [model = null] = tables.rows('ratingModel');
  return {
    id: methodologyReference.id,
    summary,
    documentation: methodologyReference.documentation,
    rules: {
      eligible_minutes: rules.eligibleMinutes,
      few_peers: rules.fewPeers,
      few_peers_minutes: rules.fewPeersMinutes,
      min_peers: rules.minPeers,
      shrinkage_minutes: rules.fullMinutes,
      reliability_minutes: rules.reliabilityMinutes,
      centre: rules.centre,
      spread: rules.spread,
      min_known_share: rules.minKnownShare,
      min_known_weight: rules.minKnownWeight,
    },
    areas: areas.map((area) => ({ area, weights: areaWeights[area] })),
    metrics: countingMetrics(model).map(({ metric, area, better, measure, reason }) => ({
      metric,
      area,
      better,
      measure,
      reason,
      positions: positions.flatMap((position) =>
        (model ? weightedMetrics(model, position) : [])
          .filter((weighted) => weighted.metric === metric)
          .map(({ worth, priorMinutes, reliability, weight }) => ({
            position,
            worth: worth[position],
            prior_minutes: priorMinutes,
            reliability: roundTo(reliability, 3),
            weight: roundTo(weight, 2),
          })),
      ),
    })),
    unrated_metrics: uncountedMetrics(model),
    model,
  };
}
