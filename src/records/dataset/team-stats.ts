import * as z from 'zod';
import { clubId, described, nullable } from '../fields.ts';
import { sourceOfTable, withNote } from '../table-texts.ts';
import { defineTable } from './table.ts';

/** The feed's name of a statistic, which becomes a column: words and the marks between them. One ends in a space. */
export const statisticName = z
  .string()
  .max(100)
  .refine((name) => /^\p{L}[\p{L}\p{M}\p{N} %()&/.,:'’+_-]*$/u.test(name), {
    error: 'expected the name of a statistic: letters, digits, spaces and marks such as % ( ) & / -',
  });

/** What a name of the feed does not mean: the totals called saves are the feed's Catches, about a third of the saves. */
export const savesNote = 'goalkeeper-saves are the balls that goalkeepers caught, not their saves';

export const teamStats = defineTable({
  name: 'team-stats',
  description: withNote(
    'team-stats',
    "A club's season under the feed's own statistic names, which differ between seasons: every column but the first is a statistic",
  ),
  source: sourceOfTable('team-stats'),
  seasonal: true,
  key: ['club'],
  references: { club: 'clubs' },
  row: z.object({
    club: clubId,
    stats: described(
      z.record(statisticName, nullable(z.number(), 'the feed does not have the statistic for the club')),
      `A statistic under the feed's own name; ${savesNote}`,
    ),
  }),
});
