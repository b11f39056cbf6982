import * as z from 'zod';
import { basis, described, nameText, nullable, playerId, text, year } from '../fields.ts';
import { defineTable } from './table.ts';

export const people = defineTable({
  name: 'people',
  description:
    'Personal details of a player; known for the 2025 squads of six clubs and players of 2019 to 2021',
  source: "The feed's rosters, as collected in JerryUnderscore/cpl-contracts; other rows name their own",
  seasonal: false,
  key: ['player_id'],
  row: z.object({
    player_id: playerId,
    full_name: described(nameText, 'First and last name'),
    birth_year: nullable(described(year, 'Year of birth'), 'not known'),
    nationality: nullable(described(text, 'Country, in English'), 'not known'),
    basis: basis.meta({
      description:
        'How the name, the year and the nationality are known. What is not from the feed is probable, not certain: ' +
        '40 of 43 years of the community list that the feed has too agree',
    }),
    source: nullable(described(text, 'The source of the row'), "the table's source"),
  }),
});
