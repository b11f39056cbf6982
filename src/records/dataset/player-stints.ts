import * as z from 'zod';
import { basis, clubId, count, described, nullable, playerId, text } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

const dayOrMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, { error: 'expected a day, YYYY-MM-DD, or a month, YYYY-MM' });

export const playerStints = defineTable({
  name: 'player-stints',
  description: 'The clubs of a player who had two or more in a season, in order',
  source: sourceOfTable('player-stints'),
  seasonal: true,
  key: ['player_id', 'stint'],
  references: { player_id: 'players', club: 'clubs' },
  row: z.object({
    player_id: playerId,
    stint: described(z.int().min(1), 'Number of the club in the player’s season, from 1'),
    club: described(clubId, 'The club, by its club_id'),
    from: nullable(
      described(dayOrMonth, 'First day or month at the club'),
      'since before the season, or not known',
    ),
    to: nullable(
      described(dayOrMonth, 'Last day or month at the club'),
      'to the end of the season, or not known',
    ),
    appearances: nullable(described(count, 'Matches played for the club'), 'not known'),
    minutes: nullable(
      described(count, 'Time played for the club, added time not counted', 'minutes'),
      'not known',
    ),
    goals: nullable(described(count, 'Goals for the club'), 'not known'),
    basis,
    source: described(text, 'Where the row is from'),
  }),
});
