import { describe, expect, it } from 'vitest';
import { newWeather } from '../../../scripts/refresh/fetch-weather.ts';
import { type GetJson, RequestError } from '../../../scripts/refresh/json-client.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { plansOf } from '../../support/in-process-feed.ts';
import { matchDayOf } from '../../support/match-day.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** An archive of weather that answers a day with a value for each hour. */
function archive(values: (day: string, nth: number) => unknown): {
  requested: URLSearchParams[];
  get: GetJson;
} {
  const requested: URLSearchParams[] = [];
  const get: GetJson = async (path) => {
    const { searchParams } = new URL(path, 'http://weather');
    requested.push(searchParams);
    const day = searchParams.get('start_date') ?? '';
    const found = values(day, requested.length);
    if (found instanceof Error) throw found;
    const time = hours.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00`);
    return { hourly: { time, temperature_2m: found, wind_speed_10m: found, precipitation: found } };
  };
  return { requested, get };
}

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { planWith } = await plansOf(world);
  const { season } = matchDayOf(world);

  const matches = ofSeason(dataset.matches, season);
  const withoutWeather = { ...dataset, weather: dataset.weather.filter((row) => row.season !== season) };

  async function added(values: (day: string, nth: number) => unknown, maxMs = 60_000) {
    const { requested, get } = archive(values);
    const remarks: string[] = [];
    const remark = (text: string) => void remarks.push(text);
    const weather = await newWeather({ get, maxMs }, withoutWeather, matches, remark);
    return { weather, failure: remarks[0], requested };
  }

  describe('the weather', () => {
    it('of a match is that at the venue in the hour of the kick-off', async () => {
      const { weather, requested, failure } = await added(() => hours);
      const finished = matches.filter(
        ({ status, kickoff_utc }) => status === 'FINISHED' && kickoff_utc !== null,
      );
      expect(failure).toBeUndefined();
      expect(weather).toEqual(
        finished.map(({ match_id, kickoff_utc }) => {
          const hour = new Date(kickoff_utc ?? '').getUTCHours();
          const figures = { temperature_c: hour, wind_kmh: hour, precipitation_mm: hour };
          return { match_id, season, period: 'hour', ...figures };
        }),
      );
      const places = new Set(dataset.venues.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
      for (const query of requested)
        expect(places).toContain(`${query.get('latitude')} ${query.get('longitude')}`);
    });

    it('stays unknown where the archive does not have it yet', async () => {
      expect(await added(() => hours.map(() => null))).toMatchObject({
        weather: [],
        failure: undefined,
      });
    });

    it('is added for the matches it comes for, until five requests have failed', async () => {
      const { weather, failure, requested } = await added((_, nth) =>
        nth % 2 === 0 ? hours : new RequestError('it answered 500'),
      );
      expect(weather).toHaveLength(Math.floor(requested.length / 2));
      expect(requested.length).toBeLessThanOrEqual(9);
      expect(failure).toMatch(/^\d+ of \d+ matches stay without weather: it answered 500$/);
    });

    it('is not waited for longer than it may take', async () => {
      const { weather, failure, requested } = await added(() => hours, 0);
      expect([weather, requested]).toEqual([[], []]);
      expect(failure).toMatch(/stay without weather: not done within 0 s$/);
    });

    it('is not added where the answer has none', async () => {
      const { weather, failure } = await added(() => 'rain');
      expect(weather).toEqual([]);
      expect(failure).toContain('has no weather');
    });

    it('is rejected where it is impossible', async () => {
      const weather = { get: archive(() => hours.map(() => 400)).get, maxMs: 60_000 };
      const { files, lines } = await planWith((body) => body, { season, weather }, withoutWeather);
      expect(files).toEqual([]);
      expect(lines).toContainEqual(expect.stringMatching(/^rejected: weather .*400; expected /));
    });
  });
});
