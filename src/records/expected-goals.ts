import * as z from 'zod';
import { count, day, described, seasonYear } from './fields.ts';

const rate = (attempt: string) =>
  described(z.number().min(0).max(1), `Expected goals of ${attempt}`, 'goals');

/** The content of `data/expected-goals.json`, which is the model of expected goals with its fit. */
export const expectedGoalsModel = z
  .strictObject({
    big_chance: rate('a big chance'),
    other_inside_box: rate('any other attempt from inside the box'),
    outside_box: rate('an attempt from outside the box'),
    fit: z
      .strictObject({
        fitted_on: described(day, 'The day of the last match in the sample'),
        sides: described(count, 'Sides of matches in the sample'),
        goals: described(count, 'Goals of those sides, own goals excluded'),
        rmse: described(z.number(), 'Root mean square error over those sides', 'goals'),
        rmse_leaving_a_season_out: described(
          z.number(),
          'Root mean square error, each season predicted by a model fitted on the others',
          'goals',
        ),
        r_squared: described(
          z.number().min(0).max(1),
          'Share of the variance of those sides’ goals that expected goals explain',
        ),
        r_squared_of_big_chances: described(
          z.number().min(0).max(1),
          'The same share for the number of big chances alone',
        ),
        above_three: z
          .strictObject({
            sides: described(count, 'Sides with more than three expected goals'),
            excess: described(z.number(), 'Their expected goals less their goals, on average', 'goals'),
          })
          .meta({ description: 'Where the model is too high' }),
        second_half: z
          .strictObject({
            clubs: described(count, 'Clubs’ finished seasons'),
            expected_goals: described(
              z.number().min(-1).max(1),
              'Correlation of expected goals a match in the first half with goals a match in the second',
            ),
            goals: described(
              z.number().min(-1).max(1),
              'Correlation of goals a match in the first half with those in the second',
            ),
          })
          .meta({ description: 'What the first half of a season says of the second' }),
        model_over_goals: described(z.number(), 'Ratio of expected goals to goals over all sides'),
        model_over_goals_by_season: z
          .array(z.strictObject({ season: seasonYear, ratio: z.number() }))
          .meta({ description: 'The same ratio by season' }),
      })
      .meta({ description: 'Quality of the fit' }),
  })
  .meta({ description: 'The model of expected goals' });

export type ExpectedGoalsModel = z.infer<typeof expectedGoalsModel>;

/** The source of expected goals. */
export const xgSource = z
  .enum(['feed', 'model'])
  .meta({ id: 'XgSource', description: 'The source of xg: the feed, or our model' })
  .nullable()
  .meta({ description: 'The source of xg: the feed, or our model; null where xg is null' });

export const xg = z.number().min(0).nullable().meta({
  description: 'Expected goals, own goals excluded; null where the attempts are not known by kind',
  unit: 'goals',
});
