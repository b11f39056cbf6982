import * as z from 'zod/mini';
import { count, seasonYear, share } from './fields.ts';
import type { League } from './league-schema.ts';
import { arrayOf, described, nullable, orNull } from './schema.ts';

/** What forecasts of some seasons are computed with. */
const forecastConstants = described(
  z.strictObject({
    from_season: described(seasonYear, 'The first season that the constants apply to'),
    k: described(
      z.number().check(z.positive()),
      'The change of strength by a result that had no chance',
      'points',
    ),
    home_advantage: described(z.number(), 'What playing at home adds to strength', 'points'),
    draw: described(z.number().check(z.positive()), "The parameter of draws in Davidson's model"),
    margins: described(
      z.array(share).check(z.minLength(1)),
      'The shares of wins by one goal, by two and so on',
    ),
    newcomer: described(
      z.optional(z.number()),
      'The strength of a club that is new to the league, before its first match; 1500 where it was not fitted',
      'points',
    ),
    fit: nullable(
      z.strictObject({
        seasons: arrayOf(seasonYear, 'The seasons that the constants were chosen on'),
        matches: described(count, 'The matches of those seasons'),
        log_loss: described(z.number(), 'The log loss of their forecasts'),
      }),
      'the league has too few matches to choose its own',
    ),
  }),
  'Constants of the forecasts',
);

export type ForecastConstants = z.infer<typeof forecastConstants>;

/** The content of `data/forecast-model.json`. `npm run fit` adds constants for seasons to come, and changes none. */
export const forecastModel = z.strictObject({
  constants: described(z.array(forecastConstants).check(z.minLength(1)), 'The constants, oldest first'),
});

export type ForecastModel = z.infer<typeof forecastModel>;

/** The constants of a league that has too few matches to choose its own. */
export const generalConstants: Omit<ForecastConstants, 'from_season'> = {
  k: 20,
  home_advantage: 80,
  draw: 0.75,
  margins: [0.531, 0.337, 0.088, 0.044],
  fit: null,
};

/** Returns the model of a league without `data/forecast-model.json`. */
export function generalModel({ first_season }: Pick<League, 'first_season'>): ForecastModel {
  return { constants: [{ from_season: first_season, ...generalConstants }] };
}

const factor = z.number().check(z.positive());
const fitted = (description: string) => orNull(count, description, 'the constants are the general ones');

/** What the chances of matches in play are computed with in a season and those after it. */
export const inPlayConstants = described(
  z.object({
    from_season: described(seasonYear, 'The first season that they apply to'),
    rise: described(z.number(), 'How much the rate of goals rises in each half of a match, of its mean'),
    first_half_added: described(factor, 'Goals of added time before half-time, as minutes at the mean rate'),
    second_half_added: described(factor, 'Goals of added time at the end, in the same way'),
    late: described(factor.check(z.lte(2)), 'The factor of the goals left at the end'),
    red_card_own: described(factor, 'The factor of the goals left of the side with a red card'),
    red_card_opponent: described(factor, 'The factor of those of the other side'),
    matches: fitted('Matches of earlier seasons that they were fitted on'),
    goals: fitted('Goals in them whose minute is known'),
    red_card_matches: fitted('Matches in them with one red card'),
  }),
  'Constants of the chances of matches in play',
);

export type InPlayConstants = z.infer<typeof inPlayConstants>;

/** The content of `data/in-play-model.json`, which `npm run fit` computes: for each season, from the seasons before it. */
export const inPlayModel = z.strictObject({
  constants: described(z.array(inPlayConstants).check(z.minLength(1)), 'The constants, oldest first'),
});

export type InPlayModel = z.infer<typeof inPlayModel>;

/** The constants without enough matches: goals at one rate in 45 and 2 minutes, then 45 and 5, and no effect of cards. */
export const generalInPlayConstants: Omit<InPlayConstants, 'from_season'> = {
  rise: 0,
  first_half_added: 2,
  second_half_added: 5,
  late: 1,
  red_card_own: 1,
  red_card_opponent: 1,
  matches: null,
  goals: null,
  red_card_matches: null,
};

/** Returns the model of a league without `data/in-play-model.json`. */
export function generalInPlayModel({ first_season }: Pick<League, 'first_season'>): InPlayModel {
  return { constants: [{ from_season: first_season, ...generalInPlayConstants }] };
}
