import * as z from 'zod';
import { day, described, feedId } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const matchUpdates = defineTable({
  name: 'match-updates',
  description: 'When a match, its goals, its statistics or its referee last changed in data/',
  source: sourceOfTable('match-updates'),
  seasonal: true,
  key: ['match_id'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    last_updated: described(day, 'The day of the refresh or correction that last changed it'),
  }),
});
