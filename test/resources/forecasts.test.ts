import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/derive/forecasts.ts';
import { shortId } from '../../src/records/text.ts';
import { forecastRecord, forecasts, projections, strength } from '../../src/resources/forecasts.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)(
  '$name',
  ({ answer, club, days, hasSeasonTable, match, midSeason, season, tables, unknownSeason }) => {
    it('/forecasts lists the forecasts of a club between two days, in order of play', () => {
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

    it('/forecasts has the forecast of a match by its id', () => {
      const found = answer(forecasts, { match_id: shortId(match.match_id) }).forecasts;
      expect(found.map(({ match_id }) => match_id)).toEqual([match.match_id]);
    });

    it('/forecasts/record has each season with results, those that chose constants first', () => {
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
      const parts = together.filter(({ sample }) => sample !== 'together');
      expect(parts.flatMap(({ seasons }) => seasons.map(String)).sort()).toEqual([...finished]);
      expect(together.at(-1)?.seasons.map(String)).toEqual([...finished]);
    });

    const rows = tables.rows('projections', season);

    it('/projections has the projection at the end of a day, or the last before it', ({ skip }) => {
      if (!hasSeasonTable) return skip('the season has no table');
      const found = answer(projections, { season, date: midSeason });
      const date = rows.findLast((row) => row.date <= midSeason)?.date;
      expect(found).toMatchObject({ season, date });
      expect(found.projections).toEqual(rows.filter((row) => row.date === date));
      expect(answer(projections, { date: midSeason })).toEqual(found);
    });

    it('/projections has the last of the season that is over on a day between two seasons', () => {
      const seasons = tables.index.seasons.filter(
        ({ season }) => tables.rows('projections', season).length > 0,
      );
      for (const [index, { season, last_day }] of seasons.entries()) {
        const [first] = tables.rows('projections', seasons[index + 1]?.season ?? season + 9);
        const between = first ? addDays(first.date, -1) : `${season + 9}-01-01`;
        const found = answer(projections, { date: between });
        expect(found).toEqual(answer(projections, { season }));
        expect(found).toEqual(answer(projections, { date: `${last_day}` }));
        if (first) expect(answer(projections, { date: first.date }).season).toBe(first.season);
      }
    });

    it('/projections has the last projection of a season, or of one club', ({ skip }) => {
      if (!hasSeasonTable) return skip('the season has no table');
      const last = rows.filter((row) => row.date === rows.at(-1)?.date);
      expect(answer(projections, { season }).projections).toEqual(last);
      expect(answer(projections, { season, team: club }).projections).toEqual(
        last.filter((row) => row.club === club),
      );
    });

    it('/projections has none of a season without a table, or without data', () => {
      const without = hasSeasonTable ? unknownSeason : season;
      expect(answer(projections, { season: without })).toMatchObject({
        count: 0,
        date: null,
        projections: [],
      });
    });

    it('/projections has none of a day before the first season, and names the first', () => {
      const { first_season } = tables.league;
      const found = answer(projections, { date: `${first_season - 1}-01-01` });
      expect(found).toMatchObject({ season: first_season, date: null, count: 0, projections: [] });
    });

    const strengthRows = tables.rows('clubStrength');

    it('/strength lists the strengths of a club, newest first', () => {
      const { strength: strengths, total } = answer(strength, { team: club, from: '1900-01-01', limit: 500 });
      const expected = strengthRows.filter((row) => row.club === club);
      expect(total).toBe(expected.length);
      expect(strengths).toEqual(expected.toReversed().slice(0, 500));
    });

    it('/strength has, of a day, the last strength of each club up to it', () => {
      const { strength: strengths } = answer(strength, { date: midSeason });
      const clubs = new Set(tables.rows('clubStrength', season).map((row) => row.club));
      expect(new Set(strengths.map((row) => row.club))).toEqual(clubs);
      expect(strengths).toHaveLength(clubs.size);
      for (const row of strengths) {
        const last = strengthRows.findLast((other) => other.club === row.club && other.date <= midSeason);
        expect(row).toEqual(last);
      }
    });
  },
);
