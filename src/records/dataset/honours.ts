import * as z from 'zod';
import { clubId, described, nullable, playerId, seasonYear, text } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

const honourKind = z.enum(['champion', 'table', 'award']).meta({
  id: 'HonourKind',
  description: 'champion: won the final; table: first of a table; award: given to a person',
});

export const honours = defineTable({
  name: 'honours',
  description: 'An honour of a season: its champion, the winners of its tables and its awards',
  source: sourceOfTable('honours'),
  seasonal: false,
  key: ['season', 'honour', 'club', 'winner'],
  references: { season: 'seasons', club: 'clubs' },
  row: z.object({
    season: seasonYear,
    kind: honourKind,
    honour: described(text, 'The name of the title, the table or the award'),
    club: nullable(described(clubId, 'The club that won it, or the winner’s club'), 'a person of no club'),
    winner: nullable(described(text, 'The person, in full'), 'won by the club'),
    player_id: nullable(playerId, 'won by the club, or by a person who is no player'),
    note: nullable(described(text, 'A remark on how it was awarded or counted'), 'nothing'),
    source: described(text, 'Where the row is from'),
  }),
});
