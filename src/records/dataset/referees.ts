import * as z from 'zod';
import { described, feedId, nameText, nullable } from '../fields.ts';
import { sourceOfTable, withNote } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const referees = defineTable({
  name: 'referees',
  description: withNote('referees', 'The referee of a match'),
  source: sourceOfTable('referees'),
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
