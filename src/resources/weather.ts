import * as z from 'zod/mini';
import { common, order } from '../query/shared-parameters.ts';
import { origin } from '../records/fields.ts';
import { observation } from '../records/observation.ts';
import { described } from '../records/schema.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { sourceOf } from './provenance.ts';
import { seasonsAndClubs } from './selections.ts';

const units = { temperature_c: '°C', wind_kmh: 'km/h', precipitation_mm: 'mm' } as const;

export const weather = defineList({
  name: 'weather',
  tag: 'Context',
  summary: 'The weather at matches',
  description:
    'Temperature, wind and precipitation at the venue of a match, newest match first. Not every ' +
    'match has a record.',
  parameters: {
    ...common('team', 'date', 'from', 'to', 'season', 'limit', 'offset', 'match_id', 'opponent', 'stage'),
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
    origin: origin('the service has no rows of the season'),
  }),
  extras: (tables, { season }, { liveSource }) => ({
    units,
    origin: sourceOf(tables, 'weather', season, liveSource) === null ? null : 'historical weather archive',
  }),
  selections: (tables) => seasonsAndClubs(tables, 'weather'),
});
