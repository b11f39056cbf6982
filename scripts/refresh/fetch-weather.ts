import * as z from 'zod/mini';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { type GetJson, RequestError } from './json-client.ts';

type MatchRow = DatasetRow<'matches'>;
type VenueRow = DatasetRow<'venues'>;
type WeatherRow = DatasetRow<'weather'>;

/** Historical weather: ERA5 and other reanalyses by Open-Meteo (CC BY 4.0). */
export const weatherOrigin = 'https://archive-api.open-meteo.com';

/** An archive of weather, and how long it may be asked, in milliseconds: results do not wait for it longer. */
export interface WeatherClient {
  readonly get: GetJson;
  readonly maxMs: number;
}

/** After so many failures, the archive is not requested again. */
const maxFailures = 5;

const hourly = z.array(z.nullable(z.number()));
const answerSchema = z.object({
  hourly: z.object({
    time: z.array(z.string()),
    temperature_2m: hourly,
    wind_speed_10m: hourly,
    precipitation: hourly,
  }),
});

/**
 * Returns the weather of a season's finished matches that have none, where the coordinates of the venue are known. Answers
 * that are too late are left for the next refresh.
 *
 * @param matches all matches of the season
 */
export async function newWeather(
  { get, maxMs }: WeatherClient,
  { venues, weather: stored }: Pick<Dataset, 'venues' | 'weather'>,
  matches: readonly MatchRow[],
  remark: (text: string) => void,
): Promise<WeatherRow[]> {
  const storedIds = new Set(stored.map(({ match_id }) => match_id));
  const places = new Map(
    venues.filter(({ latitude }) => latitude !== null).map((venue) => [venue.venue_id, venue]),
  );
  const missing = matches.filter(
    ({ status, kickoff_utc, match_id, venue_id }) =>
      status === 'FINISHED' && kickoff_utc !== null && !storedIds.has(match_id) && places.has(venue_id ?? ''),
  );
  const rows: WeatherRow[] = [];
  const failures: string[] = [];
  const end = performance.now() + maxMs;
  for (const match of missing) {
    const venue = places.get(match.venue_id ?? '');
    if (!venue || failures.length === maxFailures || performance.now() > end) continue;
    try {
      rows.push(...(await observe(get, match, venue)));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      failures.push(error.message);
    }
  }
  const reason = failures[0] ?? (performance.now() > end ? `not done within ${maxMs / 1000} s` : undefined);
  if (reason !== undefined)
    remark(`${missing.length - rows.length} of ${missing.length} matches stay without weather: ${reason}`);
  return rows;
}

/**
 * Fetches the weather at a venue in the hour of the kick-off. Returns no row where the archive, which is some days behind, does
 * not have the hour yet.
 *
 * @throws {RequestError} if the archive gives no answer, or something else
 */
async function observe(
  get: GetJson,
  { match_id, season, kickoff_utc }: MatchRow,
  { latitude, longitude }: VenueRow,
): Promise<WeatherRow[]> {
  const kickoff = kickoff_utc ?? '';
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
  const answer = await get(path);
  if (answer === undefined) return [];
  const result = answerSchema.safeParse(answer);
  if (!result.success) throw new RequestError(`${path} has no weather: ${z.prettifyError(result.error)}`);
  const { time, temperature_2m, wind_speed_10m, precipitation } = result.data.hourly;
  const hour = time.indexOf(`${kickoff.slice(0, 13)}:00`);
  const temperature_c = temperature_2m[hour] ?? null;
  if (temperature_c === null) return [];
  const wind_kmh = wind_speed_10m[hour] ?? null;
  const precipitation_mm = precipitation[hour] ?? null;
  return [{ match_id, season, period: 'hour', temperature_c, wind_kmh, precipitation_mm }];
}
