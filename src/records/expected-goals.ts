import * as z from 'zod';
import { count, day, described } from './fields.ts';

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
