import * as z from 'zod/mini';
import { count, seasonYear } from './fields.ts';
import type { League } from './league-schema.ts';
import { described, orNull } from './schema.ts';

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
