import * as z from 'zod';
import { count, described, position, seasonYear, text } from './fields.ts';

/** The content of `data/rating-model.json`, which `npm run fit` computes from past seasons for the rating. */
export const ratingModel = z
  .strictObject({
    fit: z
      .strictObject({
        seasons: described(z.array(seasonYear), 'The seasons it was fitted on'),
        player_seasons: described(count, 'Seasons of players with minutes among them'),
      })
      .meta({ description: 'What it was fitted on' }),
    prior_minutes: z
      .array(
        z.strictObject({
          position,
          metric: described(text, 'The metric'),
          minutes: described(
            z.int().min(1),
            "Minutes of the position's mean that each player's rate is mixed with",
            'minutes',
          ),
        }),
      )
      .meta({ description: 'How far the rate of each metric is shrunk, by position' }),
    spread: z
      .array(
        z.strictObject({
          position,
          spread: described(z.number().positive(), "Standard deviation of the position's raw ratings"),
        }),
      )
      .meta({ description: 'What makes the spread of all positions alike' }),
  })
  .meta({ description: 'What the rating takes from past seasons' });

export type RatingModel = z.infer<typeof ratingModel>;
