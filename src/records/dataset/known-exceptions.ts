import * as z from 'zod';
import { described, text } from '../fields.ts';
import { defineTable } from './table.ts';

export const knownExceptions = defineTable({
  name: 'known-exceptions',
  description: 'A breach of an integrity rule that is known, looked at and published as it is',
  source: 'This service',
  seasonal: false,
  key: ['check', 'subject'],
  row: z.object({
    check: described(text, 'The name of the rule'),
    subject: described(text, 'What breaks it: the season, where there is one, and the key of the row'),
    reason: described(text, 'Why it stands'),
  }),
});
