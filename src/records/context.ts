import * as z from 'zod';
import { weather as storedTable } from './dataset/matches.ts';
import { odds as storedOdds, oddsQuotes as storedQuotes } from './dataset/odds.ts';
import { described } from './fields.ts';
import { match, matchContext } from './match.ts';

const { match_id: _, captured_at, ...prices } = storedOdds.row.shape;
const { match_id: __, ...quoteFields } = storedQuotes.row.shape;

const probability = (outcome: string) =>
  described(z.number().min(0).max(1), `Probability of ${outcome}, without the margin`);

/** Published recorded prices of a match. */
export const matchOdds = z
  .object({
    ...matchContext,
    ...prices,
    margin: described(z.number(), 'The overround: the sum of the reciprocals of home, draw and away, less 1'),
    implied: z
      .object({
        home: probability('a home win'),
        draw: probability('a draw'),
        away: probability('an away win'),
      })
      .meta({ description: 'Probabilities implied by the prices, normalised to add up to 1' }),
    captured_at,
  })
  .meta({ id: 'Odds', description: 'Recorded prices of a match' });

export type MatchOdds = z.infer<typeof matchOdds>;

/** A published price of a bookmaker at a moment. */
export const quote = z
  .object({ ...matchContext, ...quoteFields })
  .meta({ id: 'Quote', description: "A bookmaker's price at a moment" });

export type Quote = z.infer<typeof quote>;

const { period, temperature_c, wind_kmh, precipitation_mm } = storedTable.row.shape;

/** The published weather at a match. */
export const observation = z
  .object({
    ...matchContext,
    venue: match.shape.venue,
    venue_id: match.shape.venue_id,
    period,
    temperature_c,
    wind_kmh,
    precipitation_mm,
  })
  .meta({ id: 'Observation', description: 'The weather at a match' });

export type Observation = z.infer<typeof observation>;
