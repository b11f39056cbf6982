import * as z from 'zod';
import { described, feedId, nullable, text } from '../fields.ts';
import { defineTable } from './table.ts';

export const referees = defineTable({
  name: 'referees',
  description: "A match's referee; ten matches of 2019 to 2025 have none named, and 2026 has none yet",
  source: "The feed's match facts, via canpl-analytics (CC BY 4.0)",
  seasonal: true,
  key: ['match_id'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    referee_id: feedId('Referee'),
    name: nullable(described(text, 'The referee’s name'), 'the feed gives the id alone'),
    short_name: nullable(
      described(text, 'The referee’s name with the first name cut to an initial'),
      'the feed gives the id alone',
    ),
  }),
});
