import * as z from 'zod';
import { described, feedId, instant, nameText, nullable, price } from '../fields.ts';
import { defineTable } from './table.ts';

const notRecorded = 'not recorded';
const priceOf = (outcome: string) => described(price, `Price of ${outcome}`, 'decimal odds');

export const odds = defineTable({
  name: 'odds',
  description:
    'Prices of a match. 2019: market average; 2024: average of a comparison site as shown in January 2026, fifteen months ' +
    'after the matches, so not closing prices for certain; 2026: entered by hand up to two days before kick-off',
  source: 'Public odds pages: tamccullough/nutmeg (2019); canpl-analytics, CC BY 4.0 (2024 and 2026)',
  seasonal: true,
  key: ['match_id', 'bookmaker'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    bookmaker: described(nameText, 'The bookmaker, or the name of the average'),
    home: priceOf('a home win'),
    draw: priceOf('a draw'),
    away: priceOf('an away win'),
    over_2_5: nullable(priceOf('three goals or more'), notRecorded),
    under_2_5: nullable(priceOf('two goals or fewer'), notRecorded),
    draw_no_bet_home: nullable(priceOf('a home win, stake returned on a draw'), notRecorded),
    draw_no_bet_away: nullable(priceOf('an away win, stake returned on a draw'), notRecorded),
    captured_at: nullable(
      described(
        instant,
        'When the price was recorded: before the kick-off in 2026, fifteen months after the match in 2024',
      ),
      notRecorded,
    ),
  }),
});
