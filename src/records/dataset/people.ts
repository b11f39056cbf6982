import * as z from 'zod';
import { basis, described, nameText, nullable, playerId, text, year } from '../fields.ts';
import { columnText, sourceOfTable, withNote } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const people = defineTable({
  name: 'people',
  description: withNote('people', 'Personal details of a player'),
  source: sourceOfTable('people'),
  seasonal: false,
  key: ['player_id'],
  row: z.object({
    player_id: playerId,
    full_name: described(nameText, 'First and last name'),
    birth_year: nullable(described(year, 'Year of birth'), 'not known'),
    nationality: nullable(described(text, 'Country, in English'), 'not known'),
    basis: basis.meta({
      description: columnText('people', 'basis', 'How the name, the year and the nationality are known'),
    }),
    source: nullable(described(text, 'The source of the row'), "the table's source"),
  }),
});
