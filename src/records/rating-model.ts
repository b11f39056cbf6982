import * as z from 'zod';
import { arrayOf, clubId, count, day, described, position, seasonYear, text } from './fields.ts';

/** The content of `data/rating-model.json`, which `npm run fit` computes from past seasons for the rating. */
export const ratingModel = z
  .strictObject({
    fit: z
      .strictObject({
        seasons: arrayOf(seasonYear, 'The seasons it was fitted on'),
        player_seasons: described(count, 'Seasons of players with minutes among them'),
      })
      .meta({ description: 'What it was fitted on' }),
    prior_minutes: arrayOf(
      z.strictObject({
        position,
        metric: described(text, 'The metric'),
        minutes: described(
          z.int().min(1),
          "Minutes of the position's mean that each player's rate is mixed with",
          'minutes',
        ),
      }),

      'How far the rate of each metric is shrunk, by position',
    ),
    spread: arrayOf(
      z.strictObject({
        position,
        spread: described(z.number().positive(), "Standard deviation of the position's raw ratings"),
      }),

      'What makes the spread of all positions alike',
    ),
  })
  .meta({ description: 'What the rating takes from past seasons' });

export type RatingModel = z.infer<typeof ratingModel>;

const rate = (attempt: string) =>
  described(z.number().min(0).max(1), `Expected goals of ${attempt}`, 'goals');

/** The content of `data/expected-goals.json`, which is the model of expected goals with its fit. */
export const expectedGoalsModel = z
  .strictObject({
    big_chance: rate('a big chance'),
    other_inside_box: rate('any other attempt from inside the box'),
    outside_box: rate('an attempt from outside the box'),
    other_attempt: rate(
      'any attempt but a big chance, for players, of whom it is not known where they attempt from',
    ),
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

/** How expected goals were made. */
export const xgMethod = z
  .enum(['attempts-by-kind', 'unstated'])
  .meta({ id: 'XgMethod', description: 'How xg was made' })
  .nullable()
  .meta({
    description:
      'How xg was made: attempts-by-kind is an estimate from the number of big chances and other attempts, not from each ' +
      'shot, which explains about a third of the variance of goals; unstated is that of a feed. Null where xg is null',
  });

/** Returns what is said beside expected goals, of our model alone so far. */
export function xgFieldsOf(xg: number | null) {
  const isKnown = xg !== null;
  return {
    xg,
    xg_source: isKnown ? ('model' as const) : null,
    xg_method: isKnown ? ('attempts-by-kind' as const) : null,
  };
}

export const xg = z.number().min(0).nullable().meta({
  description:
    'Expected goals, an estimate by xg_method, own goals excluded; null where the attempts are not known by kind',
  unit: 'goals',
});

/** What a club's goalkeepers faced in a season, counted from match statistics. */
export const shotsFaced = z
  .object({
    season: seasonYear,
    club: clubId,
    matches: described(count, 'Matches with the statistics of both sides, play-offs included'),
    minutes: described(count, 'Minutes of those matches, added time not counted', 'minutes'),
    shots_on_target: described(count, "The opponents' shots on target"),
    goals: described(count, "The opponents' goals, own goals left out"),
    own_goals: described(count, "Goals by the club's own players into their net"),
  })
  .meta({ description: 'Shots on target and goals that a club faced in a season' });

export type ShotsFaced = z.infer<typeof shotsFaced>;
