import * as z from 'zod';
import { described, feedId, nullable } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const weather = defineTable({
  name: 'weather',
  description: 'Weather at the venue at kick-off',
  source: sourceOfTable('weather'),
  seasonal: true,
  key: ['match_id'],
  references: { match_id: 'matches' },
  row: z.object({
    match_id: feedId('Match'),
    period: described(
      z.enum(['day', 'hour']),
      'What the figures are of. hour: the hour of the kick-off; day: the whole day, precipitation being its sum and, by ' +
        'their size, temperature its mean and wind its highest',
    ),
    temperature_c: nullable(described(z.number(), 'Air temperature', '°C'), 'not recorded'),
    wind_kmh: nullable(described(z.number().min(0), 'Wind speed', 'km/h'), 'not recorded'),
    precipitation_mm: nullable(described(z.number().min(0), 'Rain or melted snow', 'mm'), 'not recorded'),
  }),
});
