import * as z from 'zod/mini';
import { feedSettings } from './feed-settings.ts';
import { count, positive, slug, zoneKinds } from './fields.ts';
import descriptions from './league-fields.json' with { type: 'json' };
import { described, withDescriptions } from './schema.ts';

/**
 * The schema of `data/league.json`, which has everything the service knows of the league that is not a row of a table. It
 * accepts a file as it is, without a default or another change, so that the Worker can use the file of a checked dataset.
 */

const text = z.string().check(z.minLength(1));
const year = z.int().check(z.gte(1800), z.lte(2200));
const range = z.tuple([z.number(), z.number()]);

const timeZone = z
  .string()
  .check(z.refine(isTimeZone, { error: 'expected a time zone such as Europe/Rome' }));

const points = z.strictObject({
  from_season: described(year, 'The first season it applies to'),
  win: described(positive, 'Points for a win'),
  draw: described(count, 'Points for a draw'),
});

const champion = z.discriminatedUnion('decided_by', [
  z.strictObject({ from_season: year, decided_by: z.literal('stage'), stage: slug }),
  z.strictObject({ from_season: year, decided_by: z.literal('table') }),
]);

const place = z
  .int()
  .check(z.refine((number) => number !== 0, { error: 'expected a place from 1 or from -1' }));

const zones = z.strictObject({
  from_season: year,
  zones: z.array(z.strictObject({ kind: z.enum(zoneKinds), name: text, first: place, last: place })),
  source: text,
});

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
  source: described(z.optional(text), "The source of the table's rows and its licence"),
  note: described(z.optional(text), 'Appended to the description of the table'),
  columns: described(
    z.optional(z.record(z.string(), text)),
    'Descriptions of columns, in place of the general ones',
  ),
});

const examples = z.strictObject({
  season: described(year, 'A season'),
  day: described(z.iso.date(), 'A day of that season'),
  last_day: described(z.iso.date(), 'A later day of that season'),
  match_id: described(text, 'A match, by the last part of its id'),
  club: described(slug, 'A club that plays in that season, by its club_id'),
  club_name: described(text, 'Part of its name, which no other club has'),
  opponent: described(slug, 'A club that it plays in that season, by its club_id'),
  venue: described(slug, 'A venue, by its venue_id'),
  venue_name: described(text, 'Part of the name of a venue'),
  city: described(text, 'A city with a venue'),
  stage: described(slug, 'A stage of that season'),
  others: described(
    z.optional(z.record(z.string(), text)),
    'Better examples where the general ones do not serve: of a query by the name of the endpoint, such as `odds`; of ' +
      'a parameter by endpoint and parameter, such as `standings.date`',
  ),
});

const recordBooks = z.strictObject({
  champions: described(
    z.optional(z.record(z.string().check(z.regex(/^\d{4}$/)), slug)),
    'The champion of each season',
  ),
  table: described(
    z.optional(z.nullable(z.strictObject({ season: year, top: z.array(text) }))),
    'The first clubs of a table: club_id and points, such as `club-id 58`',
  ),
  final: described(
    z.optional(
      z.nullable(
        z.strictObject({
          season: year,
          stage: slug,
          home: slug,
          away: slug,
          score: z.string().check(z.regex(/^\d+-\d+$/)),
        }),
      ),
    ),
    'A match that is the only one of its stage, with its score',
  ),
});

const fields = {
  name: text,
  short_name: text,
  code: slug,
  summary: text,
  description: text,
  remarks: z.optional(z.array(text)),
  country: text,
  country_code: z
    .string()
    .check(z.regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as UY' })),
  bounds: z.strictObject({ latitude: range, longitude: range }),
  languages: z
    .array(
      z.enum(pageLanguages, {
        error: ({ input }) =>
          `expected a language that pages are written in: ${pageLanguages.join(', ')}; FORKING.md says how to add '${input}'`,
      }),
    )
    .check(
      z.minLength(1),
      z.refine((names) => new Set(names).size === names.length, { error: 'expected each language once' }),
    ),
  time_zones: z.array(timeZone).check(z.minLength(1)),
  first_season: year,
  season_first_month: z.int().check(z.gte(1), z.lte(12)),
  stages: z
    .record(slug, text)
    .check(z.refine((names) => Object.keys(names).length > 0, { error: 'expected at least one stage' })),
  points: z.array(points).check(z.minLength(1)),
  tie_breaks: z.array(tieBreak),
  champion: z.array(champion).check(z.minLength(1)),
  zones: z.optional(z.array(zones)),
  table_trophy: z.nullable(text),
  award_recipients: z.optional(z.record(text, positive)),
  complete_since: z.strictObject({
    goals: z.optional(year),
    statistics: z.optional(year),
    referee: z.optional(year),
    players: z.optional(year),
  }),
  derbies: z.optional(z.array(z.strictObject({ name: text, clubs: z.tuple([slug, slug]), source: text }))),
  last_fitted_season: z.nullable(year),
  weather_limits: z.strictObject({ temperature_c: range, wind_kmh: range, precipitation_mm: range }),
  feed: z.nullable(feedSettings),
  license: z.strictObject({ name: text, identifier: text, url: z.url() }),
  attribution: text,
  tables: z.record(z.string(), tableText),
  examples,
  record_books: recordBooks,
};

/** The schema of the file; `league-fields.json` says what each field is. */
export const leagueSchema = z.strictObject(withDescriptions(fields, descriptions));

export type League = z.infer<typeof leagueSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
