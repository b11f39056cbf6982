import * as z from 'zod';
import { count, day, described, seasonYear } from './fields.ts';

const rate = (what: string) => described(z.number().min(0).max(1), `Goals expected of ${what}`, 'goals');

/** `data/expected-goals.json`: the model of expected goals and how well it fits. */
export const expectedGoalsModel = z
  .strictObject({
    big_chance: rate('a big chance'),
    other_inside_box: rate('any other attempt from inside the box'),
    outside_box: rate('an attempt from outside the box'),
    fit: z
      .strictObject({
        fitted_on: described(day, 'The day up to which results were known'),
        sides: described(count, 'Sides of matches it was fitted on'),
        goals: described(count, 'Goals of those sides, own goals aside'),
        rmse: described(z.number(), 'Error over those sides, root mean square', 'goals'),
        rmse_leaving_a_season_out: described(
          z.number(),
          'The same, each season predicted by a model fitted on the others',
          'goals',
        ),
        model_over_goals: described(z.number(), 'Expected goals over goals, all sides'),
        model_over_goals_by_season: z
          .array(z.strictObject({ season: seasonYear, ratio: z.number() }))
          .meta({ description: 'The same of each season' }),
      })
      .meta({ description: 'How well it fits' }),
  })
  .meta({ description: 'The model of expected goals' });

export type ExpectedGoalsModel = z.infer<typeof expectedGoalsModel>;

/** Where expected goals are from. */
export const xgSource = z.enum(['feed', 'model']).nullable().meta({
  description: 'Where xg is from: supplied by the feed, or from our model; null where there is none',
});

export const xg = z.number().min(0).nullable().meta({
  description: 'Expected goals, own goals aside; null where the attempts are not known by kind',
  unit: 'goals',
});
