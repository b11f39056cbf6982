import { describe, expect, it } from 'vitest';
import { strength } from '../../../src/resources/strength.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ club, midSeason, season, answer, tables }) => {
  const rows = tables.rows('clubStrength');

  describe('/strength', () => {
    it('lists the strengths of a club, newest first', () => {
      const { strengths, total } = answer(strength, { team: club, limit: 500 });
      const expected = rows.filter((row) => row.club === club);
      expect(total).toBe(expected.length);
      expect(strengths).toEqual(expected.toReversed().slice(0, 500));
    });

    it('has, of a day, the last strength of each club up to it', () => {
      const { strengths } = answer(strength, { date: midSeason });
      const clubs = new Set(tables.rows('clubStrength', season).map((row) => row.club));
      expect(new Set(strengths.map((row) => row.club))).toEqual(clubs);
      expect(strengths).toHaveLength(clubs.size);
      for (const row of strengths) {
        const last = rows.findLast((other) => other.club === row.club && other.date <= midSeason);
        expect(row).toEqual(last);
      }
    });
  });
});
