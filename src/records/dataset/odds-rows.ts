import * as z from 'zod/mini';
import { feedId, instant, nameText } from '../fields.ts';
import { described, enumeration, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

/** Decimal odds: the return on a stake of 1. */
const price = z.number().check(z.gt(1, { error: 'expected a decimal price above 1' }));

const notRecorded = 'not recorded';
const priceOf = (outcome: string) => described(price, `Price of ${outcome}`, 'decimal odds');

export const odds = defineTable({
  name: 'odds',
  description: 'Prices of a match{odds.note}',
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
    captured_at: orNull(instant, '{odds.captured_at: When the price was recorded}', notRecorded),
  }),
});

const market = enumeration('Market', '1x2: home, draw or away; ah: Asian handicap', ['1x2', 'ah']);

export const oddsQuotes = defineTable({
  name: 'odds-quotes',
  description: "A bookmaker's price at a moment",
  seasonal: true,
  key: ['match_id', 'bookmaker', 'market', 'handicap', 'captured_at'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    bookmaker: described(nameText, 'The name of the bookmaker'),
    market,
    handicap: orNull(z.number(), "The home side's handicap", 'the market is 1x2', 'goals'),
    home: priceOf('the home side'),
    draw: nullable(priceOf('a draw'), 'the market is ah'),
    away: priceOf('the away side'),
    captured_at: described(
      instant,
      'When the price was captured, before the kick-off; of a day alone at 00:00',
    ),
    captured_precision: described(
      z.enum(['moment', 'day']),
      'What captured_at says. moment: when the price was captured; day: the day alone, its time is not known',
    ),
  }),
});
