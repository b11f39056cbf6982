import { describe, expect, it } from 'vitest';
import { UserError } from '../../../../build/errors.ts';
import type { FeedClient } from '../../../../scripts/refresh/json-client.ts';
import { addWeather } from '../../../../scripts/refresh/weather.ts';
import { ofSeason } from '../../../../src/records/season-rules.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { plansOf } from '../../../support/in-process-feed.ts';
import { matchDayOf } from '../../../support/match-day.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** An archive of weather that answers a day with a value for each hour. */
function archive(values: (day: string, nth: number) => unknown): {
  requested: URLSearchParams[];
  client: FeedClient;
} {
  const requested: URLSearchParams[] = [];
  const client: FeedClient = {
    async get(path) {
      const { searchParams } = new URL(path, 'http://weather');
      requested.push(searchParams);
      const day = searchParams.get('start_date') ?? '';
      const found = values(day, requested.length);
      if (found instanceof Error) throw found;
      const time = hours.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00`);
      const hourly = { time, temperature_2m: found, wind_speed_10m: found, precipitation: found };
      return { body: { hourly }, date: new Date() };
    },
    throwIfCancelled: () => {},
  };
  return { requested, client };
}

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { planWith } = await plansOf(world);
  const { season } = matchDayOf(world);

  const matches = ofSeason(dataset.matches, season);
  const withoutWeather = { ...dataset, weather: dataset.weather.filter((row) => row.season !== season) };

  async function added(values: (day: string, nth: number) => unknown) {
    const { requested, client } = archive(values);
    const { weather, failure } = await addWeather(() => client, withoutWeather, matches);
    return { weather, failure, requested };
  }

  describe('the weather', () => {
    it('of a match is that at the venue in the hour of the kick-off', async () => {
      const { weather = [], requested, failure } = await added(() => hours);
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
        weather: undefined,
        failure: undefined,
      });
    });

    it('is added for the matches it comes for, without the others', async () => {
      const {
        weather = [],
        failure,
        requested,
      } = await added((_, nth) => (nth % 2 === 0 ? hours : new UserError('it took longer than 30 s')));
      expect(weather).toHaveLength(Math.floor(requested.length / 2));
      expect(failure).toBe(
        `${Math.ceil(requested.length / 2)} of ${requested.length} matches stay without weather: it took longer than 30 s`,
      );
    });

    it('is not added where the answer has none, and results are kept', async () => {
      const { weather, failure } = await added(() => 'rain');
      expect(weather).toBeUndefined();
      expect(failure).toContain('has no weather');
    });

    it('is rejected where it is impossible, and results are kept', async () => {
      const { client } = archive(() => hours.map(() => 400));
      const { differences, lines } = await planWith(
        (body) => body,
        { season, weather: () => client },
        withoutWeather,
      );
      expect(differences).toEqual([]);
      expect(lines).toContainEqual(expect.stringMatching(/^weather of .* rejected: 400; expected /));
    });
  });
});
