import type * as z from 'zod/mini';
import { weather as storedTable } from './dataset/match-rows.ts';
import { match, matchContext } from './match.ts';
import { objectSchema } from './schema.ts';
import { pick } from './typed.ts';

const { period, temperature_c, wind_kmh, precipitation_mm } = storedTable.row.shape;

/** The published weather at a match. */
export const observation = objectSchema('Observation', 'The weather at a match', {
  ...matchContext,
  ...pick(match.shape, ['venue', 'venue_id']),
  period,
  temperature_c,
  wind_kmh,
  precipitation_mm,
});

export type Observation = z.infer<typeof observation>;
