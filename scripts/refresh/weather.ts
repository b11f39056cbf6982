import * as z from 'zod/mini';
import { UserError } from '../../build/errors.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { inOrderOfPlay } from '../../src/derive/order.ts';
import { applyRules } from '../../src/feed/merge-tables.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { changedContents, checkContents } from './data-files.ts';
import type { FeedClient } from './json-client.ts';

type MatchRow = DatasetRow<'matches'>;
type VenueRow = DatasetRow<'venues'>;
type WeatherRow = DatasetRow<'weather'>;

/** Historical weather: ERA5 and other reanalyses by Open-Meteo (CC BY 4.0). */
export const weatherOrigin = 'https://archive-api.open-meteo.com';

/** Makes a client of the archive. What limits its time starts with it. */
export type WeatherSource = () => FeedClient;

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
 * Adds the weather of a season's finished matches that have none. Results do not wait for it: what does not come in
 * time is left for the next refresh.
 *
 * @param matches all matches of the season
 * @returns all its weather, left out where nothing was added; and how many matches have none yet, with the first reason
 */
export async function addWeather(
  source: WeatherSource | undefined,
  dataset: Dataset,
  matches: readonly MatchRow[],
): Promise<{ weather?: WeatherRow[]; failure?: string }> {
  const matchesWithout = matchesWithoutWeather(dataset, matches);
  const [first] = matchesWithout;
  if (!source || !first) return {};
  const storedRows = ofSeason(dataset.weather, first.match.season);
  const client = source();
  const failures: Error[] = [];
  const isStillWanted = () => failures.length < maxFailures;
  const observed = matchesWithout.map(({ match, venue }) =>
    observe(client, match, venue, isStillWanted).catch((error: Error) => void failures.push(error)),
  );
  const newRows = (await Promise.all(observed)).filter((row) => row !== undefined);
  const [reason] = failures;
  const failure = reason && {
    failure: `${matchesWithout.length - newRows.length} of ${matchesWithout.length} matches stay without weather: ${reason.message}`,
  };
  if (newRows.length === 0) return { ...failure };
  const all = new Map([...storedRows, ...newRows].map((row) => [row.match_id, row]));
  const weather = [...matches].sort(inOrderOfPlay).flatMap(({ match_id }) => all.get(match_id) ?? []);
  return { weather, ...failure };
}

/** Returns the finished matches that have no weather and could have some, with their venues. */
export function matchesWithoutWeather(
  dataset: Pick<Dataset, 'venues' | 'weather'>,
  matches: readonly MatchRow[],
) {
  const storedIds = new Set(dataset.weather.map(({ match_id }) => match_id));
  const venues = new Map(dataset.venues.map((venue) => [venue.venue_id, venue]));
  return matches.flatMap((match) => {
    const venue = venues.get(match.venue_id);
    const isMissing =
      match.status === 'FINISHED' && match.kickoff_utc !== null && !storedIds.has(match.match_id);
    return isMissing && venue ? [{ match, venue }] : [];
  });
}

/**
 * Fetches the weather at a venue in the hour of the kick-off. The archive is some days behind: undefined where it does
 * not have the hour yet.
 *
 * @throws {UserError} if the archive answers with something else
 */
async function observe(
  client: FeedClient,
  { match_id, season, kickoff_utc }: MatchRow,
  { latitude, longitude }: VenueRow,
  isStillWanted: () => boolean,
): Promise<WeatherRow | undefined> {
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
  const answer = await client.get(path, isStillWanted);
  if (!answer) return undefined;
  const result = answerSchema.safeParse(answer.body);
  if (!result.success) throw new UserError(`${path} has no weather: ${z.prettifyError(result.error)}`);
  const { time, temperature_2m, wind_speed_10m, precipitation } = result.data.hourly;
  const hour = time.indexOf(`${kickoff.slice(0, 13)}:00`);
  const temperature_c = temperature_2m[hour] ?? null;
  if (temperature_c === null) return undefined;
  const wind_kmh = wind_speed_10m[hour] ?? null;
  const precipitation_mm = precipitation[hour] ?? null;
  return { match_id, season, period: 'hour', temperature_c, wind_kmh, precipitation_mm };
}

export interface BackfillOptions {
  /** Asks for nothing, and writes nothing. */
  readonly dryRun: boolean;
  readonly onProgress: (done: number, total: number) => void;
  readonly onRemark: (text: string) => void;
}

/** What became of the missing weather. */
interface Backfill {
  /** How many matches had none. */
  readonly matches: number;
  /** The files that were written. */
  readonly files: readonly string[];
  /** Why no more was requested from the archive. */
  readonly failure?: string;
}

/**
 * Adds the missing weather of all seasons, and writes each season as soon as its weather is there.
 *
 * @throws {UserError} where another command is writing `data/`
 */
export function backfillWeather(
  root: string,
  client: FeedClient,
  { dryRun, onProgress, onRemark }: BackfillOptions,
): Promise<Backfill> {
  return withDataLock(root, async () => {
    const { dataset, locations } = await readDataset(root);
    const { length: matches } = matchesWithoutWeather(dataset, dataset.matches);
    const files: string[] = [];
    if (dryRun) return { matches, files };
    for (const [index, { season }] of dataset.seasons.entries()) {
      const { failure, ...weather } = await addWeather(
        () => client,
        dataset,
        ofSeason(dataset.matches, season),
      );
      const { rows, changes } = applyRules(dataset, season, weather, integrityRules);
      for (const { row, why } of changes) onRemark(`weather of ${row} rejected: ${why}`);
      const contents = await changedContents(root, season, rows);
      checkContents(dataset, locations, season, rows, contents);
      await replaceFiles(root, contents);
      files.push(...contents.keys());
      // The other seasons would fail alike, each after its retries.
      if (failure)
        return { matches, files, failure: `${season}: ${failure}; later seasons were not requested` };
      onProgress(index + 1, dataset.seasons.length);
    }
    return { matches, files };
  });
}
