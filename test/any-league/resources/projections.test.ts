import { describe, expect, it } from 'vitest';
import { projections } from '../../../src/resources/projections.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { club, hasSeasonTable, midSeason, season, unknownSeason, answer, tables } = world;

  const rows = tables.rows('projections', season);

  describe('/projections', () => {
    it('has the projection at the end of a day, the last before it where none is of the day', ({ skip }) => {
      if (!hasSeasonTable) return skip('the season has no table');
      const found = answer(projections, { season, date: midSeason });
      const date = rows.findLast((row) => row.date <= midSeason)?.date;
      expect(found).toMatchObject({ season, date });
      expect(found.projections).toEqual(rows.filter((row) => row.date === date));
      expect(answer(projections, { date: midSeason })).toEqual(found);
    });

    it('has the last projection of a season, or of one club', ({ skip }) => {
      if (!hasSeasonTable) return skip('the season has no table');
      const last = rows.filter((row) => row.date === rows.at(-1)?.date);
      expect(answer(projections, { season }).projections).toEqual(last);
      expect(answer(projections, { season, team: club }).projections).toEqual(
        last.filter((row) => row.club === club),
      );
    });

    it('has none of a season without a table, or without data', () => {
      const without = hasSeasonTable ? unknownSeason : season;
      expect(answer(projections, { season: without })).toMatchObject({
        count: 0,
        date: null,
        projections: [],
      });
    });

    it('has none of a day before the first', () => {
      expect(answer(projections, { season, date: `${season - 1}-01-01` }).projections).toEqual([]);
    });
  });
});
