import * as z from 'zod';
import { UserError } from '../../build/errors.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { JsonClient } from './json-client.ts';

type MatchRow = DatasetRow<'matches'>;
type VenueRow = DatasetRow<'venues'>;
type WeatherRow = DatasetRow<'weather'>;

/** Where historical weather is: ERA5 and other reanalyses by Open-Meteo (CC BY 4.0). */
export const weatherOrigin = 'https://archive-api.open-meteo.com';

const hourly = z.array(z.number().nullable());
const answer = z.object({
  hourly: z.object({
    time: z.array(z.string()),
    temperature_2m: hourly,
    wind_speed_10m: hourly,
    precipitation: hourly,
  }),
});

/**
 * The weather in the hour of the kick-off at the grounds of finished matches that have none yet. The archive is some days
 * behind: a match it does not know yet stays without.
 *
 * @throws {UserError} if the archive answers with something else
 */
export async function newWeather(
  client: JsonClient,
  finished: readonly MatchRow[],
  venues: readonly VenueRow[],
  stored: readonly WeatherRow[],
): Promise<WeatherRow[]> {
  const grounds = new Map(venues.map((venue) => [venue.venue_id, venue]));
  const known = new Set(stored.map(({ match_id }) => match_id));
  const rows = await Promise.all(
    finished
      .filter(({ match_id }) => !known.has(match_id))
      .map(async (match) => {
        const ground = grounds.get(match.venue_id);
        return match.kickoff_utc && ground
          ? observation(client, match, match.kickoff_utc, ground)
          : undefined;
      }),
  );
  return rows.filter((row) => row !== undefined);
}

async function observation(
  client: JsonClient,
  match: MatchRow,
  kickoff: string,
  { latitude, longitude }: VenueRow,
) {
  const day = kickoff.slice(0, 10);
  const query = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    start_date: day,
    end_date: day,
    hourly: 'temperature_2m,wind_speed_10m,precipitation',
    timezone: 'GMT',
  });
  const path = `/v1/archive?${query}`;
  const found = await client.get(path);
  if (!found) return undefined;
  const parsed = answer.safeParse(found.body);
  if (!parsed.success) throw new UserError(`${path} is no weather: ${z.prettifyError(parsed.error)}`);
  const { time, temperature_2m, wind_speed_10m, precipitation } = parsed.data.hourly;
  const hour = time.indexOf(`${kickoff.slice(0, 13)}:00`);
  const row: WeatherRow = {
    match_id: match.match_id,
    season: match.season,
    period: 'hour',
    temperature_c: temperature_2m[hour] ?? null,
    wind_kmh: wind_speed_10m[hour] ?? null,
    precipitation_mm: precipitation[hour] ?? null,
  };
  return row.temperature_c === null ? undefined : row;
}
