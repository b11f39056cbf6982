import { describe, expect, it } from 'vitest';
import { deriveTeams } from '../../../src/derive/teams.ts';
import { blankRow } from '../../support/blank-row.ts';
import { the } from '../../support/the.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ club, season, dataset }) => {
  describe('deriveTeams', () => {
    const teams = deriveTeams(dataset);

    it('lists the clubs by club_id, under their present names and with the former ones', () => {
      expect(teams.map(({ club_id }) => club_id)).toEqual(dataset.clubs.map(({ club_id }) => club_id).sort());
      for (const { club_id, name, former_names } of teams) {
        const names = dataset.clubNames.filter((row) => row.club_id === club_id);
        expect([...former_names.map((former) => former.name), name].sort(), club_id).toEqual(
          names.map((row) => row.name).sort(),
        );
      }
    });

    it('lists the seasons of which a club has matches', () => {
      const matches = dataset.matches.filter((one) => one.season === season);
      const snapshot = { ...dataset.snapshot, season: season + 1 };
      const { seasons, current_season } = the(deriveTeams({ ...dataset, matches, snapshot }), {
        club_id: club,
      });
      expect([seasons, current_season]).toEqual([[season], false]);
    });

    it('counts the matches of a club at home and away, and no others', () => {
      const match = (one: number, home_club: string, away_club: string) =>
        blankRow('matches', { season: one, home_club, away_club });
      const matches = [match(2003, club, 'x'), match(2001, 'x', club), match(2002, 'x', 'y')];
      expect(the(deriveTeams({ ...dataset, matches }), { club_id: club }).seasons).toEqual([2001, 2003]);
    });

    it('ends a former name before the present one where the file does not say when it ended', () => {
      const named = (name: string, from_season: number, to_season: number | null) =>
        blankRow('clubNames', { club_id: club, name, from_season, to_season });
      const clubNames = [named('Third', 2027, null), named('First', 2019, 2020), named('Second', 2021, null)];
      const clubs = dataset.clubs.filter(({ club_id }) => club_id === club);
      expect(deriveTeams({ ...dataset, clubs, clubNames })).toMatchObject([
        {
          name: 'Third',
          former_names: [
            { name: 'First', from: 2019, to: 2020 },
            { name: 'Second', from: 2021, to: 2026 },
          ],
        },
      ]);
    });

    it('throws for a club without a name', () => {
      expect(() => deriveTeams({ ...dataset, clubNames: [] })).toThrow('has no name or no venue');
    });
  });
});
