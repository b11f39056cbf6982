import * as z from 'zod';
import { described, feedId, nullable, seasonYear, stageName } from '../fields.ts';
import { defineTable } from './table.ts';

export const stages = defineTable({
  name: 'stages',
  description:
    'A part of a season, in the order they are played: how many matches its format has, and its table',
  source: "Counted from the season's format; ids from the feed's schedules",
  seasonal: false,
  key: ['season', 'stage'],
  references: { season: 'seasons' },
  row: z.object({
    season: seasonYear,
    stage: stageName,
    matches: described(z.int().min(1), 'Matches the format has'),
    table: nullable(
      described(
        z.enum(['season', 'own']),
        'season: its matches count for the table of the season; own: it has a table of its own alone',
      ),
      'a knock-out',
    ),
    feed_stage_id: nullable(feedId('Stage'), 'the feed’s id is not known'),
  }),
});
