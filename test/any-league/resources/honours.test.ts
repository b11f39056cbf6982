import { describe, expect, it } from 'vitest';
import { honours } from '../../../src/resources/honours.ts';
import { seasons } from '../../../src/resources/seasons.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ answer }) => {
  describe('honours', () => {
    it('name the champion of every season up to the last of theirs', ({ skip }) => {
      const champions = answer(honours, { kind: 'champion' }).honours.map(({ season, club }) => [
        season,
        club,
      ]);
      skip(champions.length === 0, 'the honours name no champion');
      const last = Math.max(...champions.map(([season]) => Number(season)));
      const expected = answer(seasons).seasons.filter((row) => row.champion !== null && row.season <= last);
      expect(champions).toEqual(expected.map(({ season, champion }) => [season, champion]));
    });

    it('are selected by season and club', ({ skip }) => {
      const { honours: all } = answer(honours, { limit: 500 });
      const one = all.find(({ club }) => club !== null);
      if (!one) return skip('the league has no honours');
      const { honours: found } = answer(honours, { season: one.season, team: one.club });
      expect(found.length).toBeGreaterThan(0);
      for (const { season, club } of found) {
        expect(season).toBe(one.season);
        expect(club).toBe(one.club);
      }
    });
  });
});
