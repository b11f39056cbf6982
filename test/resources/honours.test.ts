import { describe, expect, it } from 'vitest';
import { honours } from '../../src/resources/honours.ts';
import { seasons } from '../../src/resources/seasons.ts';
import { answer } from '../support/tables.ts';

describe('honours', () => {
  it('name the champion of every season that has one', () => {
    const champions = answer(honours, { kind: 'champion' }).honours.map(({ season, club }) => [season, club]);
    const expected = answer(seasons).seasons.filter(({ champion }) => champion !== null);
    expect(champions).toEqual(expected.map(({ season, champion }) => [season, champion]));
  });

  it('are selected by season and club', () => {
    const { honours: all } = answer(honours, { limit: 500 });
    const one = all.find(({ club }) => club !== null) as (typeof all)[0];
    const { honours: found } = answer(honours, { season: one.season, team: one.club });
    expect(found.length).toBeGreaterThan(0);
    for (const { season, club } of found) {
      expect(season).toBe(one.season);
      expect(club).toBe(one.club);
    }
  });
});
