import { describe, expect, it } from 'vitest';
import { deriveTeams } from '../../src/derive/teams.ts';
import { club, season } from '../support/examples.ts';
import { dataset } from '../support/tables.ts';
import { the } from '../support/the.ts';

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

  it('throws for a club without a name', () => {
    expect(() => deriveTeams({ ...dataset, clubNames: [] })).toThrow('has no name or no venue');
  });
});
