import * as z from 'zod';
import { described, feedId, instant, nameText, nullable, price } from '../fields.ts';
import { columnText, sourceOfTable, withNote } from '../table-texts.ts';
import { defineTable } from './table.ts';

const notRecorded = 'not recorded';
const priceOf = (outcome: string) => described(price, `Price of ${outcome}`, 'decimal odds');

export const odds = defineTable({
  name: 'odds',
  description: withNote('odds', 'Prices of a match'),
  source: sourceOfTable('odds'),
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
      described(instant, columnText('odds', 'captured_at', 'When the price was recorded')),
      notRecorded,
    ),
  }),
});
