import * as z from 'zod/mini';
import { feedSettings } from './feed-settings.ts';
import { count, positive, slug, zoneKinds } from './fields.ts';
import { described } from './schema.ts';

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

const placeInTable = z.strictObject({
  place: described(positive, 'Its place in the table'),
  table: described(z.optional(slug), 'The stage whose table it is; left out, the table of the season'),
});

const bracketClub = z.union([
  placeInTable,
  z.strictObject({ winner_of: described(slug, 'The tie that it won, or the group that it was first of') }),
  z.strictObject({ second_of: described(slug, 'The tie that it lost, or the group that it was second of') }),
]);

const bracketTie = z.strictObject({
  name: described(slug, 'What later ties call it'),
  stage: described(slug, 'The stage of its matches'),
  clubs: described(
    z.array(bracketClub).check(z.minLength(2), z.maxLength(4)),
    'Who meets. Two clubs play a tie. Three or four form a group, in which each two meet once',
  ),
  legs: described(
    z.optional(z.literal(2)),
    '2 where each club is at home once; left out, there is one match',
  ),
  home: described(
    z.optional(z.literal('first')),
    'first: the first of its clubs is at home. Left out, it is the one that is higher in the table. Of two legs, that is ' +
      'the home side of the last',
  ),
  neutral: described(z.optional(z.literal(true)), 'Whether its matches are at neutral venues'),
});

const bracket = z.strictObject({
  from_season: year,
  ties: described(
    z.array(bracketTie).check(z.minLength(1)),
    'The ties and groups in the order of play, the final last. A club that has two of the places in tables leaves the ' +
      'later one to the first of the table of the season that has none',
  ),
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
  venue: described(z.optional(slug), 'A venue, by its venue_id, where any is known'),
  venue_name: described(z.optional(text), 'Part of the name of a venue'),
  city: described(z.optional(text), 'A city with a venue'),
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

/** The schema of the file. */
export const leagueSchema = z.strictObject({
  name: described(text, 'The name of the league'),
  short_name: described(text, 'Its short form'),
  code: described(slug, "The competition's code, the field `competition` of a match"),
  summary: described(text, 'The data in a line'),
  description: described(text, 'The data in two sentences, for the pages, OpenAPI and the downloads'),
  remarks: described(z.optional(z.array(text)), 'What users of the data should know of single seasons'),
  country: described(text, 'The country, in English'),
  country_code: described(
    z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as UY' })),
    'The country, by its code of two letters (ISO 3166-1)',
  ),
  bounds: described(
    z.strictObject({ latitude: range, longitude: range }),
    'The degrees between which all venues are, from south to north and from west to east',
  ),
  languages: described(
    z
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
    'The languages of the pages, of `en` and `fr`. Addresses of the first have no prefix, those of ' +
      'another begin with it, such as `/fr/`. The API and the downloads are in English. Names in the ' +
      'data may be in any language',
  ),
  time_zones: described(
    z.array(timeZone).check(z.minLength(1)),
    'The time zones of the venues, by their names in the tz database',
  ),
  first_season: described(year, 'The first season, by the year in which it begins'),
  season_first_month: described(
    z.int().check(z.gte(1), z.lte(12)),
    'The month in which seasons begin: 1 for a calendar year, 7 for July to June of the next year, ' +
      'which pages show as 1999–00',
  ),
  stages: described(
    z
      .record(slug, text)
      .check(z.refine((names) => Object.keys(names).length > 0, { error: 'expected at least one stage' })),
    'What each stage is called, by the id that it has in `stages.csv`, in the order in which choices list them',
  ),
  points: described(
    z.array(points).check(z.minLength(1)),
    'Points for results, oldest rule first; each applies until the next',
  ),
  tie_breaks: described(
    z.array(tieBreak),
    'What orders clubs with equal points, first to last; then the published order. `wins`, `goal_difference`, ' +
      '`goals_for` and `goal_average` (goals for, divided by goals against) are of all matches. ' +
      '`head_to_head_points`, `head_to_head_goal_difference` and `head_to_head_goals` are of the matches between all ' +
      'the clubs that are level before the first of them. Where some stay level, they apply again to the matches ' +
      'between those alone (UEFA EURO regulations, article 20)',
  ),
  champion: described(
    z.array(champion).check(z.minLength(1)),
    'How a season is won, oldest rule first: by winning a `stage`, such as the final, or by being ' +
      'first in the `table`',
  ),
  unbalanced: described(
    z.optional(z.record(slug, z.array(year))),
    'The seasons of a stage with a table in which its clubs did not meet equally often, such as ' +
      '`{"regular": [2020]}`: a split, conferences, or a season that stopped. Its table decides no champion',
  ),
  zones: described(
    z.optional(z.array(zones)),
    'What places of the table of a season lead to, from the top, with the source; each entry applies ' +
      'until the next. Of a zone, `kind` is `champion`, `continental`, `promotion`, `play_offs` or ' +
      '`relegation`, `name` what the pages call it, `first` and `last` its places; negative ones count ' +
      'from the last, so that -3 and -1 are the last three',
  ),
  brackets: described(
    z.optional(z.array(bracket)),
    'Who meets whom in the play-offs for the title, and where, with the source; each entry applies until the next. The ' +
      'chance of each club to win the title follows from it. Without an entry it is not known where a stage decides',
  ),
  table_trophy: described(
    z.nullable(text),
    'The honour of `honours.csv` for the winner of the table; null: none',
  ),
  award_recipients: described(
    z.optional(z.record(text, positive)),
    'How many receive an award of `honours.csv` in a season, by its name; of one that is left out ' +
      'the number is not fixed',
  ),
  complete_since: described(
    z.strictObject({
      goals: z.optional(year),
      statistics: z.optional(year),
      referee: z.optional(year),
      players: z.optional(year),
    }),
    'The first season of which every finished match must have its goals, the statistics of both sides and its ' +
      'referee. Every scorer then has a row in players. A kind that is left out may be missing',
  ),
  derbies: described(
    z.optional(z.array(z.strictObject({ name: text, clubs: z.tuple([slug, slug]), source: text }))),
    'What meetings of two clubs are called, where a source has a name for them, with the source',
  ),
  without_data: described(
    z.optional(z.strictObject({ broadcasters: z.array(text), competitions: z.array(text) })),
    'Names that readers search for and of which there is no data: who broadcasts the league, and what else its clubs ' +
      'play. The search says so',
  ),
  last_fitted_season: described(
    z.nullable(year),
    'The last season on which `npm run fit` fits the rating, so that later ones judge it; null: ' +
      'every finished season',
  ),
  weather_limits: described(
    z.strictObject({ temperature_c: range, wind_kmh: range, precipitation_mm: range }),
    'The weather in which a match can be played, generously',
  ),
  feed: described(
    z.nullable(feedSettings),
    'The live feed: the name of its `adapter`, its `origin`, and the settings of that adapter; null: ' +
      'none, and the service is one of files',
  ),
  license: described(
    z.strictObject({ name: text, identifier: text, url: z.url() }),
    'The licence of the data, with its SPDX identifier',
  ),
  attribution: described(text, 'The attribution to publish with the data: this service and its sources'),
  tables: described(
    z.record(z.string(), tableText),
    'The sources of the tables, by the name of the file or folder',
  ),
  examples: described(examples, 'Examples for the documentation, which must have answers'),
  record_books: described(
    recordBooks,
    'Facts of finished seasons that `npm run verify` expects of a deployment',
  ),
});

export type League = z.infer<typeof leagueSchema>;

/** A tie or a group of the play-offs. */
export type BracketTie = z.infer<typeof bracketTie>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
