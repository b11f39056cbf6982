import * as z from 'zod/mini';
import { standings } from './dataset/season-rows.ts';
import { certainOutcome, count, day, hint, seasonYear, source, stageName, text } from './fields.ts';
import { arrayOf, described, nullable, objectSchema, orNull, withMeta } from './schema.ts';

const { stage: _, position, club, ...counts } = standings.row.shape;

/** A club's row in published standings. */
export const standing = described(
  z.object({
    season: seasonYear,
    position,
    team: described(text, 'The club under its name of that season'),
    club,
    ...counts,
    form: described(
      z.array(z.enum(['W', 'D', 'L'])).check(z.maxLength(5)),
      'The last five results in this table, oldest first',
    ),
    movement: orNull(
      z.enum(['up', 'down', 'stable']),
      "Change of position against the club's place just before its own last match. If a kick-off of that day is not " +
        'known, it is against the place at the end of the day before',
      'the club had no match before, or the table is of one side or of the last matches alone',
    ),
    qualification: orNull(
      text,
      'The first stage after the table that the club entered{play-offs: ; until then `play-offs` where its place leads to them}',
      'it entered none, or its place leads to none, as far as is known',
    ),
    certain: nullable(
      certainOutcome,
      'nothing is decided, or the table is not that of the whole season, or counts matches in play',
    ),
  }),
  "A club's row in a table",
);

export type Standing = z.infer<typeof standing>;

const dateOfQuery = described(day, 'The date of the query, whose table it is; only with date');

/** A club's row in the standings of a date, which the rows of several tables are joined by. */
export const datedStanding = z.extend(standing, { date: dateOfQuery });

/** A club's row in any answer with standings. */
export const standingRow = withMeta(z.extend(standing, { date: z.optional(dateOfQuery) }), {
  id: 'Standing',
  description: "A club's row in a table",
});

const rows = arrayOf(standingRow, 'The rows, first place first');

const stageTable = objectSchema('StageTable', 'The table of one stage', {
  stage: stageName,
  standings: rows,
});

/** The standings of one season. */
export const seasonStandings = objectSchema(
  'SeasonStandings',
  'The tables of one season{play-offs: , excluding play-offs}',
  {
    season: seasonYear,
    standings: rows,
    source: nullable(source, 'there is no table'),
    stages: arrayOf(stageTable, 'The table of each stage that has one, in order of play'),
    hint,
  },
);

/** The standings of every season. */
export const allStandings = objectSchema(
  'AllStandings',
  'The table of every season{play-offs: , excluding play-offs}',
  {
    count: described(count, 'Seasons in this answer'),
    seasons: arrayOf(seasonYear, 'The seasons, oldest first'),
    standings: arrayOf(standingRow, 'The rows of every season, oldest season first, first place first'),
    sources: arrayOf(z.object({ season: seasonYear, source }), 'The source of the table of each season'),
    hint,
  },
);
