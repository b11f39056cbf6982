import { describe, expect, it } from 'vitest';
import { shortId } from '../../../src/records/text.ts';
import { forecastRecord, forecasts } from '../../../src/resources/forecasts.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { club, days, match, midSeason, season, answer, tables } = world;

  describe('/forecasts', () => {
    it('lists the forecasts of a club between two days, in order of play', () => {
      const found = answer(forecasts, { team: club, from: days[0], to: midSeason }).forecasts;
      expect(found).toEqual(
        tables
          .rows('forecasts', season)
          .filter(
            ({ date, home_club, away_club }) =>
              date <= midSeason && (home_club === club || away_club === club),
          ),
      );
    });

    it('has the forecast of a match by its id', () => {
      const found = answer(forecasts, { match_id: shortId(match.match_id) }).forecasts;
      expect(found.map(({ match_id }) => match_id)).toEqual([match.match_id]);
    });
  });

  describe('/forecasts/record', () => {
    it('has each season with results, then those that constants were chosen on and the others', () => {
      const { record, count } = answer(forecastRecord);
      const finished = new Set(
        tables
          .rows('forecasts')
          .flatMap(({ season: year, outcome }) => (outcome === null ? [] : [String(year)])),
      );
      const samples = record.map(({ sample }) => sample);
      expect(count).toBe(record.length);
      expect(samples.slice(0, finished.size)).toEqual([...finished]);
      const together = record.slice(finished.size);
      expect(together.flatMap(({ seasons }) => seasons.map(String)).sort()).toEqual([...finished]);
    });
  });
});
