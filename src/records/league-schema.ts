import * as z from 'zod';
import { feedSettings } from './feed-settings.ts';
import { slug } from './fields.ts';

/**
 * The schema of `data/league.json`, which has everything the service knows of the league that is not a row of a table. It
 * accepts a file as it is, without a default or another change, so that the Worker can use the file of a checked dataset.
 */

const text = z.string().min(1);
const year = z.int().min(1800).max(2200);
const range = z.tuple([z.number(), z.number()]);

const timeZone = z.string().refine(isTimeZone, { error: 'expected a time zone such as Europe/Rome' });

const points = z.strictObject({
  from_season: year.meta({ description: 'The first season it applies to' }),
  win: z.int().min(1).meta({ description: 'Points for a win' }),
  draw: z.int().min(0).meta({ description: 'Points for a draw' }),
});

const champion = z.discriminatedUnion('decided_by', [
  z.strictObject({ from_season: year, decided_by: z.literal('stage'), stage: slug }),
  z.strictObject({ from_season: year, decided_by: z.literal('table') }),
]);

const playOffs = z.strictObject({ from_season: year, places: z.int().min(1).nullable(), source: text });

/** The languages that pages can be written in. */
export const pageLanguages = ['en', 'fr'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

const tieBreak = z.enum([
  'wins',
  'goal_difference',
  'goals_for',
  'goal_average',
  'head_to_head_points',
  'head_to_head_goal_difference',
  'head_to_head_goals',
]);
export type TieBreak = z.infer<typeof tieBreak>;

const tableText = z.strictObject({
  source: text.optional().meta({ description: "The source of the table's rows and its licence" }),
  note: text.optional().meta({ description: 'Appended to the description of the table' }),
  columns: z
    .record(z.string(), text)
    .optional()
    .meta({ description: 'Descriptions of columns, in place of the general ones' }),
});

const examples = z.strictObject({
  season: year.meta({ description: 'A season' }),
  day: z.iso.date().meta({ description: 'A day of that season' }),
  last_day: z.iso.date().meta({ description: 'A later day of that season' }),
  match_id: text.meta({ description: 'A match, by the last part of its id' }),
  club: slug.meta({ description: 'A club that plays in that season, by its club_id' }),
  club_name: text.meta({ description: 'Part of its name, which no other club has' }),
  opponent: slug.meta({ description: 'A club that it plays in that season, by its club_id' }),
  venue: slug.meta({ description: 'A venue, by its venue_id' }),
  venue_name: text.meta({ description: 'Part of the name of a venue' }),
  city: text.meta({ description: 'A city with a venue' }),
  stage: slug.meta({ description: 'A stage of that season' }),
  others: z
    .record(z.string(), text)
    .optional()
    .meta({
      description:
        'Better examples where the general ones do not serve: of a query by the name of the endpoint, such as `odds`; of ' +
        'a parameter by endpoint and parameter, such as `standings.date`',
    }),
});

const recordBooks = z.strictObject({
  champions: z
    .record(z.string().regex(/^\d{4}$/), slug)
    .optional()
    .meta({ description: 'The champion of each season' }),
  table: z
    .strictObject({ season: year, top: z.array(text) })
    .nullable()
    .optional()
    .meta({ description: 'The first clubs of a table: club_id and points, such as `club-id 58`' }),
  final: z
    .strictObject({ season: year, stage: slug, home: slug, away: slug, score: z.string().regex(/^\d+-\d+$/) })
    .nullable()
    .optional()
    .meta({ description: 'A match that is the only one of its stage, with its score' }),
});

export const leagueSchema = z.strictObject({
  name: text.meta({ description: 'The name of the league' }),
  short_name: text.meta({ description: 'Its short form' }),
  code: slug.meta({ description: "The competition's code, the field `competition` of a match" }),
  summary: text.meta({ description: 'The data in a line' }),
  description: text.meta({
    description: 'The data in two sentences, for the pages, OpenAPI and the downloads',
  }),
  remarks: z
    .array(text)
    .optional()
    .meta({ description: 'What users of the data should know of single seasons' }),
  country: text.meta({ description: 'The country, in English' }),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as UY' })
    .meta({ description: 'The country, by its code of two letters (ISO 3166-1)' }),
  bounds: z.strictObject({ latitude: range, longitude: range }).meta({
    description: 'The degrees between which all venues are, from south to north and from west to east',
  }),
  languages: z
    .array(
      z.enum(pageLanguages, {
        error: ({ input }) =>
          `expected a language that pages are written in: ${pageLanguages.join(', ')}; FORKING.md says how to add '${input}'`,
      }),
    )
    .min(1)
    .refine((names) => new Set(names).size === names.length, { error: 'expected each language once' })
    .meta({
      description:
        'The languages of the pages, of `en` and `fr`. Addresses of the first have no prefix, those of another begin with ' +
        'it, such as `/fr/`. The API and the downloads are in English. Names in the data may be in any language',
    }),
  time_zones: z
    .array(timeZone)
    .min(1)
    .meta({ description: 'The time zones of the venues, by their names in the tz database' }),
  first_season: year.meta({ description: 'The first season, by the year in which it begins' }),
  season_first_month: z.int().min(1).max(12).meta({
    description:
      'The month in which seasons begin: 1 for a calendar year, 7 for July to June of the next year, which pages show as 1999–00',
  }),
  stages: z
    .record(slug, text)
    .refine((names) => Object.keys(names).length > 0, { error: 'expected at least one stage' })
    .meta({
      description:
        'What each stage is called, by the id that it has in `stages.csv`, in the order in which choices list them',
    }),
  points: z
    .array(points)
    .min(1)
    .meta({ description: 'Points for results, oldest rule first; each applies until the next' }),
  tie_breaks: z.array(tieBreak).meta({
    description:
      'What orders clubs with equal points, first to last; then the published order. `wins`, `goal_difference`, ' +
      '`goals_for` and `goal_average` (goals for, divided by goals against) are of all matches. `head_to_head_points`, ' +
      '`head_to_head_goal_difference` and `head_to_head_goals` are of the matches between all the clubs that are level ' +
      'before the first of them; where they leave some of these level, they apply again to the matches between those ' +
      'alone (UEFA EURO regulations, article 20)',
  }),
  champion: z.array(champion).min(1).meta({
    description:
      'How a season is won, oldest rule first: by winning a `stage`, such as the final, or by being first in the `table`',
  }),
  play_offs: z
    .array(playOffs)
    .optional()
    .meta({
      description:
        'How many clubs the table of a season sends to the play-offs, `null` for none, with the source; each entry applies ' +
        'until the next',
    }),
  table_trophy: text
    .nullable()
    .meta({ description: 'The honour of `honours.csv` for the winner of the table; null: none' }),
  award_recipients: z.record(text, z.int().min(1)).optional().meta({
    description:
      'How many receive an award of `honours.csv` in a season, by its name; of one that is left out the number is not fixed',
  }),
  complete_since: z
    .strictObject({
      goals: year.optional(),
      statistics: year.optional(),
      referee: year.optional(),
      players: year.optional(),
    })
    .meta({
      description:
        'The first season of which every finished match must have its goals, the statistics of both sides and its ' +
        'referee, and every scorer a row in players; a kind that is left out may be missing',
    }),
  last_fitted_season: year.nullable().meta({
    description:
      'The last season on which `npm run fit` fits the rating, so that later ones judge it; null: every finished season',
  }),
  weather_limits: z
    .strictObject({ temperature_c: range, wind_kmh: range, precipitation_mm: range })
    .meta({ description: 'The weather in which a match can be played, generously' }),
  feed: feedSettings.nullable().meta({
    description:
      'The live feed: the name of its `adapter`, its `origin`, and the settings of that adapter; null: none, and the ' +
      'service is one of files',
  }),
  license: z
    .strictObject({ name: text, identifier: text, url: z.url() })
    .meta({ description: 'The licence of the data, with its SPDX identifier' }),
  attribution: text.meta({
    description: 'The attribution to publish with the data: this service and its sources',
  }),
  tables: z
    .record(z.string(), tableText)
    .meta({ description: 'The sources of the tables, by the name of the file or folder' }),
  examples: examples.meta({ description: 'Examples for the documentation, which must have answers' }),
  record_books: recordBooks.meta({
    description: 'Facts of finished seasons that `npm run verify` expects of a deployment',
  }),
});

export type League = z.infer<typeof leagueSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
