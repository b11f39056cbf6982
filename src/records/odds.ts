import * as z from 'zod';
import { odds as storedOdds } from './dataset/odds.ts';
import { oddsQuotes as storedQuotes } from './dataset/odds-quotes.ts';
import { described } from './fields.ts';
import { matchContext } from './match-context.ts';

const { match_id: _, captured_at, ...prices } = storedOdds.row.shape;
const { match_id: __, ...quoted } = storedQuotes.row.shape;

const probability = (of: string) =>
  described(z.number().min(0).max(1), `Probability of ${of}, the margin taken out`);

/** Recorded prices of a match, as the API shows them. */
export const matchOdds = z
  .object({
    ...matchContext,
    ...prices,
    margin: described(z.number(), 'The overround of home, draw and away: what their reciprocals exceed 1 by'),
    implied: z
      .object({
        home: probability('a home win'),
        draw: probability('a draw'),
        away: probability('an away win'),
      })
      .meta({ description: 'Probabilities implied by the prices, in proportion; they add up to 1' }),
    captured_at,
  })
  .meta({ id: 'Odds', description: 'Recorded prices of a match' });

export type MatchOdds = z.infer<typeof matchOdds>;

/** A bookmaker's price at a moment, as the API shows it. */
export const quote = z
  .object({ ...matchContext, ...quoted })
  .meta({ id: 'Quote', description: "A bookmaker's price at a moment" });

export type Quote = z.infer<typeof quote>;
