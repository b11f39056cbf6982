import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDataset } from '../../../build/read/dataset.ts';
import { JsonClient } from '../../../scripts/refresh/json-client.ts';
import { dataset } from '../../support/tables.ts';
import { finished, latest, refreshing } from './refreshing.ts';

const at = refreshing();

describe('the weather', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  let server: http.Server;
  let asked: URL[];
  let body: (day: string) => string;

  beforeEach(async () => {
    asked = [];
    server = http.createServer((request, response) => {
      const url = new URL(`http://127.0.0.1${request.url}`);
      asked.push(url);
      response.end(body(url.searchParams.get('start_date') ?? ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  const reading = (day: string, values: (number | null)[]) =>
    JSON.stringify({
      hourly: {
        time: hours.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00`),
        temperature_2m: values,
        wind_speed_10m: values,
        precipitation: values,
      },
    });

  async function withWeather() {
    const weather = new JsonClient({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: {},
      retries: 0,
    });
    try {
      return await at.run({ season: latest, weather });
    } finally {
      await weather.close();
    }
  }

  const without = finished.filter(
    ({ match_id, kickoff_utc }) =>
      kickoff_utc !== null && !dataset.weather.some((row) => row.match_id === match_id),
  );

  it('of matches that have none is that of the hour of the kick-off at the ground', async () => {
    body = (day) => reading(day, hours);
    await withWeather();
    const { weather } = (await readDataset(at.copy.root)).dataset;
    const hourOf = new Map(
      without.map(({ match_id, kickoff_utc }) => [match_id, new Date(kickoff_utc ?? '').getUTCHours()]),
    );
    const added = weather.filter(({ match_id }) => hourOf.has(match_id));
    expect(added).toHaveLength(without.length);
    for (const { match_id, ...row } of added) {
      const hour = hourOf.get(match_id);
      const figures = { temperature_c: hour, wind_kmh: hour, precipitation_mm: hour };
      expect(row).toEqual({ season: latest, period: 'hour', ...figures });
    }
    const grounds = new Set(dataset.venues.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    for (const { searchParams } of asked) {
      expect(grounds).toContain(`${searchParams.get('latitude')} ${searchParams.get('longitude')}`);
    }
  });

  it('that the archive does not know yet stays unknown', async () => {
    body = (day) =>
      reading(
        day,
        hours.map(() => null),
      );
    expect((await withWeather()).files).toEqual([]);
  });

  it('that is nonsense is not taken, and takes no result with it', async () => {
    body = () => '<html>';
    const html = await withWeather();
    if (without.length > 0)
      expect(html.remarks).toContainEqual(expect.stringMatching(/^no weather: .* gave no usable answer/));
    expect(html.files).toEqual([]);
    body = (day) =>
      reading(
        day,
        hours.map(() => 400),
      );
    if (without.length > 0)
      await expect(withWeather()).rejects.toThrow(/data\/weather\/\d+\.csv:2:temperature_c/);
  });
});
