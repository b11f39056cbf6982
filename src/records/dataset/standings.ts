import * as z from 'zod';
import { clubId, count, described, stageName } from '../fields.ts';
import { pointsStatement } from '../points.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const standings = defineTable({
  name: 'standings',
  description: "A club's row in a table as published by the league",
  source: sourceOfTable('standings'),
  seasonal: true,
  key: ['stage', 'club'],
  references: { club: 'clubs' },
  row: z.object({
    stage: stageName,
    position: described(z.int().min(1), 'Place in the table, from 1'),
    club: clubId,
    played: described(count, 'Matches played'),
    wins: described(count, 'Matches won'),
    draws: described(count, 'Matches drawn'),
    losses: described(count, 'Matches lost'),
    goals_for: described(count, 'Goals scored'),
    goals_against: described(count, 'Goals conceded'),
    goal_difference: described(z.int(), 'Goals scored less goals conceded'),
    points: described(z.int(), `${pointsStatement}, less those deducted`),
    points_deducted: described(count, 'Points the league took away'),
  }),
});
