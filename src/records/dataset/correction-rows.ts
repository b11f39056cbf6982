import * as z from 'zod/mini';
import { basis, confidence, text } from '../fields.ts';
import { described, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

export const corrections = defineTable({
  name: 'corrections',
  description:
    'A value of another table that differs from the table’s own source, with what it was before and why it was changed. ' +
    'Rows that were added as a whole name their source themselves',
  seasonal: false,
  key: ['table', 'subject', 'column'],
  row: z.object({
    table: described(text, 'The file, below data/ and without its ending'),
    subject: described(text, 'The key of the row, its parts joined by a space'),
    column: orNull(text, 'The column', 'the row was removed'),
    before: orNull(
      text,
      'The value before; of a removed row the values of its columns, such as home=2.59; draw=3.41',
      'it was empty',
    ),
    after: orNull(text, 'The value now', 'it was emptied, or the row was removed'),
    basis,
    confidence,
    source: described(text, 'Where the value is from'),
  }),
});

export const knownExceptions = defineTable({
  name: 'known-exceptions',
  description:
    'A reviewed contradiction in the data, which is published as it is. It breaks an integrity rule, or is a doubt ' +
    'that no rule covers',
  seasonal: false,
  mayBeEmpty: true,
  key: ['check', 'subject'],
  row: z.object({
    check: described(text, 'The name of the rule; none where no rule covers it'),
    subject: described(text, 'The row that breaks it: its season, if any, and its key'),
    reason: described(text, 'Why it is accepted'),
  }),
});
