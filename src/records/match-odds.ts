import * as z from 'zod/mini';
import { odds as storedOdds, oddsQuotes as storedQuotes } from './dataset/odds-rows.ts';
import { sharesByResult } from './forecast.ts';
import { matchContext } from './match.ts';
import { described, objectSchema } from './schema.ts';

const { match_id: _, captured_at, ...prices } = storedOdds.row.shape;
const { match_id: __, ...quoteFields } = storedQuotes.row.shape;

/** Published recorded prices of a match. */
export const matchOdds = objectSchema('Odds', 'Recorded prices of a match', {
  ...matchContext,
  ...prices,
  margin: described(z.number(), 'The overround: the sum of the reciprocals of home, draw and away, less 1'),
  implied: described(
    sharesByResult((result) => `Probability of ${result}, without the margin`),
    'Probabilities implied by the prices, normalised to add up to 1',
  ),
  captured_at,
});

export type MatchOdds = z.infer<typeof matchOdds>;

/** A published price of a bookmaker at a moment. */
export const quote = objectSchema('Quote', "A bookmaker's price at a moment", {
  ...matchContext,
  ...quoteFields,
});

export type Quote = z.infer<typeof quote>;
