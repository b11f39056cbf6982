import * as z from 'zod';
import { described, feedId, orUnknown } from '../fields.ts';
import { defineTable } from './table.ts';

export const weather = defineTable({
  name: 'weather',
  description: 'Conditions at the ground at a match',
  source:
    'A historical weather archive, via canpl-analytics (CC BY 4.0); matches since: the hour of the kick-off, Open-Meteo (CC BY 4.0)',
  seasonal: true,
  key: ['match_id'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    temperature_c: orUnknown(described(z.number(), 'Air temperature', '°C'), 'not recorded'),
    wind_kmh: orUnknown(described(z.number().min(0), 'Wind speed', 'km/h'), 'not recorded'),
    precipitation_mm: orUnknown(described(z.number().min(0), 'Rain or melted snow', 'mm'), 'not recorded'),
  }),
});
