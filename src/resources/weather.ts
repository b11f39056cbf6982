import * as z from 'zod';
import { clubsOfMatches } from '../derive/clubs-of-matches.ts';
import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { isWithin, paging, season, span, validateSpan } from '../query/common.ts';
import { everyPage, pageFields, paginate } from '../query/page.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { described, text } from '../records/fields.ts';
import type { Tables } from '../records/published.ts';
import { type Observation, observation } from '../records/weather.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

const parameters = { team, ...span, season, ...paging };

const units = { temperature_c: '°C', wind_kmh: 'km/h', precipitation_mm: 'mm' } as const;

export const weather = defineResource({
  name: 'weather',
  path: '/weather',
  summary: 'The weather at matches',
  description:
    'Temperature, wind and precipitation at the ground at a match, newest match first. Known of a part of them.',
  parameters,
  responseSchema: z
    .object({
      ...pageFields,
      observations: z.array(observation).meta({ description: 'The matches of this page, newest first' }),
      units: z
        .object({
          temperature_c: described(z.literal(units.temperature_c), 'Of the temperature'),
          wind_kmh: described(z.literal(units.wind_kmh), 'Of the wind'),
          precipitation_mm: described(z.literal(units.precipitation_mm), 'Of the precipitation'),
        })
        .meta({ description: 'The units' }),
      source: described(text, 'Where the observations are from'),
    })
    .meta({ id: 'ObservationPage', description: 'A page of weather observations' }),
  lifetime: lifetimes.day,
  example: 'season=2025&team=forge-fc',
  canBeNotFound: false,
  validate: validateSpan,
  tablesNeeded: ({ season }) => [{ table: 'weather', season }],
  answer(tables, query) {
    const { figures, rows } = paginate(select(tables, query), query);
    return { ...figures, observations: rows, units, source: 'historical weather archive' };
  },
  *prerenderedQueries(tables) {
    yield* everyPage(
      selections(tables),
      (selection) => select(tables, queryOf(parameters, selection)).length,
    );
  },
});

function select(tables: Tables, query: Query<typeof parameters>): Observation[] {
  const isAbout = aboutMatch(query);
  return tables
    .rows('weather', query.season)
    .filter((row) => isAbout(row) && isWithin(row.date, query))
    .reverse();
}

function* selections(tables: Tables): Iterable<Partial<Query<typeof parameters>>> {
  for (const season of [undefined, ...tables.rows('seasons').map((row) => row.season)]) {
    yield { season };
    for (const team of clubsOfMatches(tables.rows('weather', season))) yield { team, season };
  }
}
