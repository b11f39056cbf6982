import * as z from 'zod/mini';
import { clubId, count, day, position, positive, seasonYear, share, text } from './fields.ts';
import { arrayOf, described } from './schema.ts';

/** The content of `data/rating-model.json`, which `npm run fit` computes from past seasons for the rating. */
export const ratingModel = described(
  z.strictObject({
    fit: described(
      z.strictObject({
        seasons: arrayOf(seasonYear, 'The seasons it was fitted on'),
        player_seasons: described(count, 'Seasons of players with minutes among them'),
      }),
      'What it was fitted on',
    ),
    prior_minutes: arrayOf(
      z.strictObject({
        position,
        metric: described(text, 'The metric'),
        minutes: described(
          positive,
          "Minutes of the position's mean that each player's rate is mixed with",
          'minutes',
        ),
      }),
      'How far the rate of each metric is shrunk, by position',
    ),
    spread: arrayOf(
      z.strictObject({
        position,
        spread: described(z.number().check(z.positive()), "Standard deviation of the position's raw ratings"),
      }),
      'What makes the spread of all positions alike',
    ),
  }),
  'What the rating takes from past seasons',
);

export type RatingModel = z.infer<typeof ratingModel>;

const rate = (attempt: string) => described(share, `Expected goals of ${attempt}`, 'goals');

/** The content of `data/expected-goals.json`, which is the model of expected goals with its fit. */
export const expectedGoalsModel = described(
  z.strictObject({
    big_chance: rate('a big chance'),
    other_inside_box: rate('any other attempt from inside the box'),
    outside_box: rate('an attempt from outside the box'),
    other_attempt: rate(
      'any attempt but a big chance, for players, of whom it is not known where they attempt from',
    ),
    fit: described(
      z.strictObject({
        fitted_on: described(day, 'The day of the last match in the sample'),
        sides: described(count, 'Sides of matches in the sample'),
        goals: described(count, 'Goals of those sides, own goals excluded'),
        rmse: described(z.number(), 'Root mean square error over those sides', 'goals'),
        rmse_leaving_a_season_out: described(
          z.number(),
          'Root mean square error, each season predicted by a model fitted on the others',
          'goals',
        ),
      }),
      'Quality of the fit',
    ),
  }),
  'The model of expected goals',
);

export type ExpectedGoalsModel = z.infer<typeof expectedGoalsModel>;

/** What a club's goalkeepers faced in a season, counted from match statistics. */
export const shotsFaced = described(
  z.object({
    season: seasonYear,
    club: clubId,
    matches: described(count, 'Matches with the statistics of both sides{play-offs: , play-offs included}'),
    minutes: described(count, 'Minutes of those matches, added time not counted', 'minutes'),
    shots_on_target: described(count, "The opponents' shots on target"),
    goals: described(count, "The opponents' goals, own goals left out"),
    own_goals: described(count, "Goals by the club's own players into their net"),
  }),
  'Shots on target and goals that a club faced in a season',
);

export type ShotsFaced = z.infer<typeof shotsFaced>;
