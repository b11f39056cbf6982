import * as z from 'zod';
import { clubId, described, nullable } from '../fields.ts';
import { sourceOfTable, withNote } from '../table-texts.ts';
import { defineTable } from './table.ts';

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
      z.record(z.string(), nullable(z.number(), 'the feed does not have the statistic for the club')),
      "A statistic under the feed's own name",
    ),
  }),
});
