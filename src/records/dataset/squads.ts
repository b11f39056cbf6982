import * as z from 'zod';
import { described, playerId } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const squads = defineTable({
  name: 'squads',
  description: 'A player’s shirt number of the season',
  source: sourceOfTable('squads'),
  seasonal: true,
  key: ['player_id'],
  references: { player_id: 'people' },
  row: z.object({
    player_id: playerId,
    shirt_number: described(z.int().min(1).max(99), 'The shirt number'),
  }),
});
