import * as z from 'zod';
import { described, text } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const knownExceptions = defineTable({
  name: 'known-exceptions',
  description:
    'A contradiction in the data that was reviewed and is published as it is: a breach of an integrity rule, or a doubt ' +
    'that no rule covers',
  source: sourceOfTable('known-exceptions'),
  seasonal: false,
  mayBeEmpty: true,
  key: ['check', 'subject'],
  row: z.object({
    check: described(text, 'The name of the rule; none where no rule covers it'),
    subject: described(text, 'The row that breaks it: its season, if any, and its key'),
    reason: described(text, 'Why it is accepted'),
  }),
});
