import * as z from 'zod';
import { roundTo } from '../derive/numbers.ts';
import {
  areas,
  areaWeights,
  type Position,
  positions,
  ratedMetrics,
  rules,
  unratedMetrics,
} from '../derive/rating-table.ts';
import { weightedMetrics } from '../derive/weighted-metrics.ts';
import { described, text } from '../records/fields.ts';
import type { Tables } from '../records/published.ts';

const weight = described(z.number().min(0), 'The weight for this position');

const weights = z
  .object(
    Object.fromEntries(positions.map((position) => [position, weight])) as Record<Position, typeof weight>,
  )
  .meta({ description: 'Weight by position' });

/** The schema of the rating methodology, from the table of weights. */
export const ratingMethodology = z
  .object({
    summary: described(text, 'A summary'),
    eligible_minutes: described(
      z.int(),
      'Minutes that make a player eligible for the leaderboard',
      'minutes',
    ),
    shrinkage_minutes: described(
      z.int(),
      'Minutes below which a rating is shrunk towards the league average',
      'minutes',
    ),
    areas: z
      .array(
        z.object({
          area: described(text, 'The area'),
          weights,
          metrics: z.array(text).meta({ description: 'The fields of the area, and goals_prevented' }),
        }),
      )
      .meta({ description: 'The areas and their metrics' }),
    documentation: described(text, 'The page with all weights, reasons and evidence'),
  })
  .meta({ id: 'RatingMethodology', description: 'The rating methodology' });

export const methodology: z.infer<typeof ratingMethodology> = {
  summary:
    'Each player is scored by percentile against peers of the season and position, in five areas. Rates are first shrunk ' +
    "towards the position's mean by their reliability. The weights of the role combine the areas to a rating of 0 to 10, " +
    `with the same spread for every position. Below ${rules.fullMinutes} minutes it is shrunk towards the league average.`,
  eligible_minutes: rules.eligibleMinutes,
  shrinkage_minutes: rules.fullMinutes,
  areas: areas.map((area) => ({
    area,
    weights: { ...areaWeights[area] },
    metrics: ratedMetrics.filter((row) => row.area === area).map(({ metric }) => metric),
  })),
  documentation: '/ratings',
};

/** Returns `/ratings.json`: the whole table of the rating, its model and the evidence. */
export function ratingsDocument(tables: Tables) {
  const [model] = tables.rows('ratingModel');
  const [evidence] = tables.rows('ratingEvidence');
  if (!model || !evidence) throw new Error('the tables ratingModel and ratingEvidence have no row');
  return {
    summary: methodology.summary,
    documentation: methodology.documentation,
    rules: {
      eligible_minutes: rules.eligibleMinutes,
      few_peers: rules.fewPeers,
      few_peers_minutes: rules.fewPeersMinutes,
      min_peers: rules.minPeers,
      shrinkage_minutes: rules.fullMinutes,
      reliability_minutes: rules.reliabilityMinutes,
      centre: rules.centre,
      spread: rules.spread,
      min_known_weight: rules.minKnownWeight,
    },
    areas: areas.map((area) => ({ area, weights: areaWeights[area] })),
    metrics: ratedMetrics.map(({ metric, area, better, measure, reason }) => ({
      metric,
      area,
      better,
      measure,
      reason,
      positions: positions.flatMap((position) =>
        weightedMetrics(model, position)
          .filter((one) => one.metric === metric)
          .map(({ worth, priorMinutes, reliability, weight }) => ({
            position,
            worth: worth[position],
            prior_minutes: priorMinutes,
            reliability: roundTo(reliability, 3),
            weight: roundTo(weight, 2),
          })),
      ),
    })),
    unrated_metrics: unratedMetrics,
    model,
    evidence,
  };
}
