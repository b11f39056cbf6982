import * as z from 'zod';

const text = z.string().min(1);

/** What `data/league.fr.json` and its like have: the league's name in another language, and texts of the data. */
export const leagueTextsSchema = z.strictObject({
  name: text.meta({ description: 'The name of the league' }),
  of: text.meta({ description: 'The name after a noun, such as `de la Liga`' }),
  in: text.meta({ description: 'The name as a place, such as `en la Liga`' }),
  texts: z.record(z.string(), text).default({}).meta({
    description:
      'Names of stages, sources, formats, honours and places in that language, by the text of the data',
  }),
});

export type LeagueTexts = z.infer<typeof leagueTextsSchema>;
