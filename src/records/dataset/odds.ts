import * as z from 'zod';
import { described, feedId, instant, nullable, price, text } from '../fields.ts';
import { defineTable } from './table.ts';

const notRecorded = 'not recorded';
const of = (outcome: string) => described(price, `Price of ${outcome}`, 'decimal odds');

export const odds = defineTable({
  name: 'odds',
  description:
    'Prices before a match. 2019: market average; 2024: average of a comparison site, collected later; 2026: entered ' +
    'by hand up to two days before kick-off',
  source: 'Public odds pages: tamccullough/nutmeg (2019); canpl-analytics, CC BY 4.0 (2024 and 2026)',
  seasonal: true,
  key: ['match_id', 'bookmaker'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    bookmaker: described(text, 'Whose price it is, or what average'),
    home: of('a home win'),
    draw: of('a draw'),
    away: of('an away win'),
    over_2_5: nullable(of('three goals or more'), notRecorded),
    under_2_5: nullable(of('two goals or fewer'), notRecorded),
    draw_no_bet_home: nullable(of('a home win, stake returned on a draw'), notRecorded),
    draw_no_bet_away: nullable(of('an away win, stake returned on a draw'), notRecorded),
    captured_at: nullable(described(instant, 'When the price was recorded'), notRecorded),
  }),
});
