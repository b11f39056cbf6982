import * as z from 'zod';
import { described, feedId, nullable, text, year } from '../fields.ts';
import { defineTable } from './table.ts';

export const people = defineTable({
  name: 'people',
  description: 'Personal details of a player; known for the 2025 squads of six clubs',
  source: "The feed's rosters, as collected in JerryUnderscore/cpl-contracts",
  seasonal: false,
  key: ['player_id'],
  row: z.object({
    player_id: feedId('Player'),
    full_name: described(text, 'First and last name'),
    birth_year: nullable(described(year, 'Year of birth'), 'not known'),
    nationality: nullable(described(text, 'Country, in English'), 'not known'),
  }),
});
