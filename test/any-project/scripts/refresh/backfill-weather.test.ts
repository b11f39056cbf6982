import { readFile, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../../../build/errors.ts';
import { fileOf } from '../../../../scripts/refresh/data-files.ts';
import { backfillWeather } from '../../../../scripts/refresh/weather.ts';
import { seasonOfDay } from '../../../../src/records/season-rules.ts';
import { builtWorlds } from '../../../support/built-worlds.ts';
import { Copy } from '../../../support/copy.ts';

describe.for(builtWorlds)('$name', (world) => {
  const { dataset } = world;

  /** The seasons with matches whose weather an archive can have. */
  const seasons = dataset.seasons
    .map(({ season }) => season)
    .filter((season) =>
      dataset.matches.some(
        (match) => match.season === season && match.status === 'FINISHED' && match.kickoff_utc !== null,
      ),
    );

  let copy: Copy;
  beforeEach(async ({ skip }) => {
    skip(seasons.length === 0, 'no kick-off of a finished match is known');
    copy = await Copy.make(world);
    await rm(copy.path('data/weather'), { recursive: true, force: true });
  });
  afterEach(() => copy?.remove());

  /** Fills in the weather from an archive that has an answer for a day, or none. */
  async function backfill(answer: (day: string) => unknown) {
    const days: string[] = [];
    const client = {
      async get(path: string) {
        const day = new URL(path, 'http://weather').searchParams.get('start_date') ?? '';
        days.push(day);
        const body = answer(day);
        if (body instanceof Error) throw body;
        return { body, date: new Date() };
      },
      throwIfCancelled: () => {},
    };
    const nothing = () => {};
    const result = await backfillWeather(copy.root, client, {
      dryRun: false,
      onProgress: nothing,
      onRemark: nothing,
    });
    return { ...result, requested: new Set(days.map((day) => seasonOfDay(dataset.league, day))) };
  }

  describe('the weather of all seasons', () => {
    it('is written season by season, and fits into the dataset', async () => {
      const time = (day: string) =>
        Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`);
      const values = Array.from({ length: 24 }, () => 1);
      const { files, failure } = await backfill((day) => ({
        hourly: { time: time(day), temperature_2m: values, wind_speed_10m: values, precipitation: values },
      }));
      expect(failure).toBeUndefined();
      expect(files).toEqual(seasons.map((season) => fileOf('weather', season)));
      expect(await copy.faults()).toEqual([]);
      for (const file of files) expect(await readFile(copy.path(file), 'utf8')).toContain(',hour,1,1,1\n');
    });

    it('ends with the first season that fails, since the others would fail alike', async () => {
      const { files, failure, requested } = await backfill(() => new UserError('it took longer than 30 s'));
      expect(files).toEqual([]);
      expect([...requested]).toEqual(seasons.slice(0, 1));
      expect(failure).toMatch(
        new RegExp(
          `^${seasons[0]}: .* stay without weather: it took longer than 30 s; later seasons were not requested$`,
        ),
      );
    });
  });
});
