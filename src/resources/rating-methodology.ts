import * as z from 'zod';
import { areas, areaWeights, type Position, positions, ratedMetrics, rules } from '../derive/rating-table.ts';
import { described, text } from '../records/fields.ts';

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
          metrics: z.array(text).meta({ description: 'The fields of the area' }),
        }),
      )
      .meta({ description: 'The areas and their fields' }),
    documentation: described(text, 'The page with all weights, reasons and evidence'),
  })
  .meta({ id: 'RatingMethodology', description: 'The rating methodology' });

export const methodology: z.infer<typeof ratingMethodology> = {
  summary:
    'Each player is scored by percentile against peers of the season and position, in five areas. Rates are first shrunk ' +
    "towards the position's mean by their reliability. The weights of the role combine the areas to a rating of 0 to 10, " +
    `with the same spread for every position. Below ${rules.fullMinutes} minutes it leans towards the league's average.`,
  eligible_minutes: rules.eligibleMinutes,
  shrinkage_minutes: rules.fullMinutes,
  areas: areas.map((area) => ({
    area,
    weights: { ...areaWeights[area] },
    metrics: ratedMetrics.filter((row) => row.area === area).map(({ metric }) => metric),
  })),
  documentation: '/ratings',
};
