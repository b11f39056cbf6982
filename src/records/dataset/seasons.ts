import * as z from 'zod';
import { clubId, described, feedId, nullable, seasonYear, text } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const seasons = defineTable({
  name: 'seasons',
  description: 'A season',
  source: sourceOfTable('seasons'),
  seasonal: false,
  isRequired: true,
  key: ['season'],
  references: { champion: 'clubs', regular_season_winner: 'clubs' },
  row: z.object({
    season: seasonYear,
    feed_season_id: feedId('Season'),
    format: described(text, 'The format of the season'),
    champion: nullable(described(clubId, 'The club that won the final'), 'not yet decided'),
    regular_season_winner: nullable(
      described(clubId, 'The club that won the table of the season'),
      'not yet decided',
    ),
  }),
});
