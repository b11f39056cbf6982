import * as z from 'zod';
import { weather as storedTable } from './dataset/matches.ts';
import { match } from './match.ts';
import { matchContext } from './match-context.ts';

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
