import * as z from 'zod';
import { standings } from './dataset/seasons.ts';
import { arrayOf, certainOutcome, described, nullable, seasonYear, stageName, text } from './fields.ts';

const { stage: _, position, club, ...counts } = standings.row.shape;

/** A club's row in published standings. */
export const standing = z
  .object({
    season: seasonYear,
    position,
    team: described(text, 'The club under its name of that season'),
    club,
    ...counts,
    form: described(
      z.array(z.enum(['W', 'D', 'L'])).max(5),
      'The last five results in this table, oldest first',
    ),
    movement: nullable(
      described(
        z.enum(['up', 'down', 'stable']),
        "Change of position against the club's place just before its own last match; where the kick-off of a match of that " +
          'day is not known, against the place at the end of the day before',
      ),
      'no match was played before, or the table is of one side or of the last matches alone',
    ),
    qualification: nullable(
      described(
        text,
        'The first stage after the table that the club entered; until then `play-offs` where its place leads to them',
      ),
      'it entered none, or its place leads to none, as far as is known',
    ),
    certain: nullable(
      certainOutcome,
      'nothing is decided, or the table is not that of the whole season, or counts matches in play',
    ),
  })
  .meta({ id: 'Standing', description: "A club's row in a table" });

export type Standing = z.infer<typeof standing>;

export const tableSource = z.enum(['official', 'calculated']).meta({
  id: 'TableSource',
  description: "official: the league's published table; calculated: computed from results",
});

const rows = arrayOf(standing, 'The rows, first place first');

const stageTable = z
  .object({ stage: stageName, standings: rows })
  .meta({ id: 'StageTable', description: 'The table of one stage' });

/** The standings of one season. */
export const seasonStandings = z
  .object({
    kind: described(z.literal('season'), 'Which of the kinds of answer of the endpoint this is'),
    season: seasonYear,
    standings: rows,
    source: tableSource,
    stages: arrayOf(stageTable, 'The table of each stage that has one, in order of play'),
  })
  .meta({ id: 'SeasonStandings', description: 'The tables of one season, excluding play-offs' });

/** The standings of every season. */
export const allStandings = z
  .object({
    kind: described(z.literal('all-seasons'), 'Which of the kinds of answer of the endpoint this is'),
    count: described(z.int().min(0), 'Seasons in this answer'),
    seasons: arrayOf(seasonYear, 'The seasons, oldest first'),
    standings: z.record(z.string(), rows).meta({ description: 'The table of each season, by its year' }),
    sources: z.record(z.string(), tableSource).meta({ description: 'The source of each table, by year' }),
    source: described(tableSource, 'official where every table is the league’s own, otherwise calculated'),
  })
  .meta({ id: 'AllStandings', description: 'The table of every season, excluding play-offs' });
