import * as z from 'zod';
import { described, feedId, nameText, nullable } from '../fields.ts';
import { defineTable } from './table.ts';

export const referees = defineTable({
  name: 'referees',
  description: 'The referee of a match; not known for nine matches of 2019 to 2025, nor yet for 2026',
  source: "The feed's match facts, via canpl-analytics (CC BY 4.0)",
  seasonal: true,
  key: ['match_id'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    referee_id: feedId('Referee'),
    name: nullable(described(nameText, 'The referee’s name'), 'the feed gives the id alone'),
    short_name: nullable(
      described(nameText, 'The referee’s name with the first name as an initial'),
      'the feed gives the id alone',
    ),
  }),
});
