import * as z from 'zod/mini';
import { count, seasonYear, share } from './fields.ts';
import type { League } from './league-schema.ts';
import { arrayOf, described, nullable } from './schema.ts';

/** What forecasts of some seasons are computed with. */
export const forecastConstants = described(
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
