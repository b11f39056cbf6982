import * as z from 'zod';
import { areas, areaWeights, type Position, positions, ratedMetrics, rules } from '../derive/rating-table.ts';
import { described, text } from '../records/fields.ts';

const weight = described(z.number().min(0), 'The weight for this position');

const weights = z
  .object(
    Object.fromEntries(positions.map((position) => [position, weight])) as Record<Position, typeof weight>,
  )
  .meta({ description: 'Weight by position' });

/** How ratings are made, in the words of their own table. */
export const ratingMethodology = z
  .object({
    summary: described(text, 'In a few sentences'),
    eligible_minutes: described(
      z.int(),
      'Minutes that make a player eligible for the leaderboard',
      'minutes',
    ),
    shrinkage_minutes: described(
      z.int(),
      "Minutes below which a rating leans towards the league's average",
      'minutes',
    ),
    areas: z
      .array(
        z.object({
          area: described(text, 'The area'),
          weights,
          metrics: z.array(text).meta({ description: 'The fields that count in it' }),
        }),
      )
      .meta({ description: 'The areas and what counts in them' }),
    documentation: described(text, 'The page with all weights, reasons and evidence'),
  })
  .meta({ id: 'RatingMethodology', description: 'How ratings are made' });

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
