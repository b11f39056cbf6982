import { describe, expect, it } from 'vitest';
import { deriveTeams } from '../../src/derive/teams.ts';
import { dataset } from '../support/tables.ts';
import { the } from '../support/the.ts';

describe('deriveTeams', () => {
  const teams = deriveTeams(dataset);

  it('lists the clubs by club_id, under their present names and with the former ones', () => {
    expect(teams.map(({ club_id }) => club_id)).toEqual(dataset.clubs.map(({ club_id }) => club_id).sort());
    expect(the(teams, { club_id: 'inter-toronto-fc' })).toMatchObject({
      name: 'Inter Toronto FC',
      former_names: [
        { name: 'York9 FC', from: 2019, to: 2020 },
        { name: 'York United FC', from: 2021, to: 2025 },
      ],
    });
  });

  it('lists the seasons of which a club has matches', () => {
    const matches = dataset.matches.filter(({ season }) => season <= 2021);
    const { seasons, current_season } = the(deriveTeams({ ...dataset, matches }), { club_id: 'forge-fc' });
    expect([seasons, current_season]).toEqual([[2019, 2020, 2021], false]);
  });

  it('throws for a club without a name', () => {
    expect(() => deriveTeams({ ...dataset, clubNames: [] })).toThrow('has no name or no venue');
  });
});
