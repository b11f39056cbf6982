import * as z from 'zod';
import { clubId, described, nameText, nullable, seasonYear } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const clubNames = defineTable({
  name: 'club-names',
  description: 'The name a club played under from one season to another',
  source: sourceOfTable('club-names'),
  seasonal: false,
  isRequired: true,
  key: ['club_id', 'from_season'],
  references: { club_id: 'clubs' },
  row: z.object({
    club_id: clubId,
    name: described(nameText, 'The name in full'),
    short_name: described(nameText, 'The short form of the name'),
    from_season: described(seasonYear, 'The first season under the name'),
    to_season: nullable(described(seasonYear, 'The last season under the name'), 'it is the present name'),
  }),
});
