import * as z from 'zod';
import { count, described, nullable, seasonYear } from './fields.ts';
import type { League } from './league-schema.ts';

const factor = z.number().positive();
const general = 'the season is before the first with enough earlier matches, and has the general constants';

/** What the chances of matches in play are computed with in a season and those after it. */
export const inPlayConstants = z
  .object({
    from_season: described(seasonYear, 'The first season that the constants apply to'),
    rise: described(
      z.number(),
      'How much the rate of goals rises from the middle of a match to its end, of its mean',
    ),
    first_half_added: described(
      z.number().min(0),
      'Goals of added time before half-time, as minutes at the mean rate',
    ),
    second_half_added: described(
      z.number().min(0),
      'Goals of added time at the end, as minutes at the mean rate',
    ),
    late: described(factor.max(2), 'What the goals left at the end of a match are multiplied by'),
    red_card_own: described(factor, 'What a red card multiplies the goals left of its own side by'),
    red_card_opponent: described(factor, 'What a red card multiplies the goals left of the other side by'),
    matches: nullable(described(count, 'The matches of earlier seasons that they were fitted on'), general),
    goals: nullable(described(count, 'The goals in them whose minute is known'), general),
    red_card_matches: nullable(described(count, 'The matches in them with one red card'), general),
  })
  .meta({ description: 'Constants of the chances of matches in play' });

export type InPlayConstants = z.infer<typeof inPlayConstants>;

/** The content of `data/in-play-model.json`, which `npm run fit` computes: for each season, from the seasons before it. */
export const inPlayModel = z.strictObject({
  constants: z.array(inPlayConstants).min(1).meta({ description: 'The constants, oldest first' }),
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
