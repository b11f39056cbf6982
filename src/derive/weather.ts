import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import type { Observation } from '../records/weather.ts';
import { matchContext, withMatches } from './match-context.ts';

/** Derives the weather at matches, in order of play. */
export function deriveWeather(dataset: Dataset, matches: readonly Match[]): Observation[] {
  return withMatches(dataset.weather, matches).map(({ row, match }) => ({
    ...matchContext(match),
    venue: match.venue,
    venue_id: match.venue_id,
    period: row.period,
    temperature_c: row.temperature_c,
    wind_kmh: row.wind_kmh,
    precipitation_mm: row.precipitation_mm,
  }));
}
