import * as z from 'zod/mini';
import { common, order } from '../query/common.ts';
import { observation } from '../records/context.ts';
import { text } from '../records/fields.ts';
import { described, orNull } from '../records/schema.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonsAndClubs } from './list.ts';
import { sourceOf } from './source.ts';

const units = { temperature_c: '°C', wind_kmh: 'km/h', precipitation_mm: 'mm' } as const;

export const weather = defineList({
  name: 'weather',
  tag: 'Context',
  summary: 'The weather at matches',
  parameters: {
    ...common('team', 'date', 'from', 'to', 'season', 'limit', 'offset', 'match_id', 'opponent'),
    order: order('desc'),
  },
  lifetime: lifetimes.day,
  examples: ['season={season}&team={club}'],
  table: 'weather',
  collection: 'weather',
  row: observation,
  sortedBy: orderOfPlay,
  page: 'WeatherPage',
  envelope: (page) => ({
    ...page,
    units: described(
      z.object({
        temperature_c: described(z.literal(units.temperature_c), 'The unit of the temperature'),
        wind_kmh: described(z.literal(units.wind_kmh), 'The unit of the wind speed'),
        precipitation_mm: described(z.literal(units.precipitation_mm), 'The unit of the precipitation'),
      }),
      'The units of the figures of an observation',
    ),
    source: orNull(text, 'The source of the observations', 'the service has no rows of the season'),
  }),
  extras: (tables, { season }, { liveSource }) => ({
    units,
    source: sourceOf(tables, 'weather', season, liveSource) === null ? null : 'historical weather archive',
  }),
  selections: (tables) => seasonsAndClubs(tables, 'weather'),
});
