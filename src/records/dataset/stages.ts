import * as z from 'zod';
import { described, feedId, nullable, seasonYear, stageName } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

const stageId = feedId('Stage');

/** Several ids in one column. */
const feedIds = z.string().refine((value) => value.split('|').every((id) => stageId.safeParse(id).success), {
  error: 'expected ids joined by |',
});

export const stages = defineTable({
  name: 'stages',
  description:
    'A stage of a season, in order of play, with its number of matches and the table it counts for',
  source: sourceOfTable('stages'),
  seasonal: false,
  isRequired: true,
  key: ['season', 'stage'],
  references: { season: 'seasons' },
  row: z.object({
    season: seasonYear,
    stage: stageName,
    matches: described(z.int().min(1), 'Matches the format has'),
    table: nullable(
      described(
        z.enum(['season', 'own']),
        'season: its matches count for the table of the season; own: it has a separate table',
      ),
      'a knock-out stage',
    ),
    feed_stage_id: nullable(
      described(
        feedIds,
        "The feed's ids of the stage, joined by |: each play-off match may have one of its own",
      ),
      'the feed’s id is not known',
    ),
  }),
});
