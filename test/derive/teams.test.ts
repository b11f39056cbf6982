import { describe, expect, it } from 'vitest';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { deriveTeams, deriveVenues } from '../../src/derive/teams.ts';
import type { Match } from '../../src/records/match.ts';
import { blankRow } from '../support/blank-row.ts';
import { the } from '../support/the.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ club, dataset }) => {
  describe('deriveTeams', () => {
    const teams = deriveTeams(dataset, [], []);

    it('lists the clubs by club_id, with every name, of which the last is the present one', () => {
      expect(teams.map(({ club_id }) => club_id)).toEqual(dataset.clubs.map(({ club_id }) => club_id).sort());
      for (const { club_id, name, names } of teams) {
        const stored = dataset.clubNames.filter((row) => row.club_id === club_id);
        expect(names.map((row) => row.name).sort(), club_id).toEqual(stored.map((row) => row.name).sort());
        expect(names.at(-1)?.name).toBe(name);
      }
    });

    it('counts the matches of a club at home and away, and no others', () => {
      const match = (one: number, home_club: string, away_club: string) =>
        blankRow('matches', { season: one, home_club, away_club });
      const matches = [match(2003, club, 'x'), match(2001, 'x', club), match(2002, 'x', 'y')];
      const snapshot = { ...dataset.snapshot, season: 2002 };
      const { seasons, current_season } = the(deriveTeams({ ...dataset, matches, snapshot }, [], []), {
        club_id: club,
      });
      expect([seasons, current_season]).toEqual([[2001, 2003], false]);
    });

    it('ends a former name before the present one where the file does not say when it ended', () => {
      const named = (name: string, from_season: number, to_season: number | null) =>
        blankRow('clubNames', { club_id: club, name, from_season, to_season });
      const clubNames = [named('Third', 2027, null), named('First', 2019, 2020), named('Second', 2021, null)];
      const clubs = dataset.clubs.filter(({ club_id }) => club_id === club);
      expect(deriveTeams({ ...dataset, clubs, clubNames }, [], [])).toMatchObject([
        {
          name: 'Third',
          names: [
            { name: 'First', from: 2019, to: 2020 },
            { name: 'Second', from: 2021, to: 2026 },
            { name: 'Third', from: 2027, to: null },
          ],
        },
      ]);
    });
  });

  const matches = deriveMatches(dataset);
  const venues = deriveVenues(dataset, matches, []);

  it('deriveVenues returns the clubs that have their home or played at a venue, under all names', () => {
    const club_ids = ['a', 'b', 'guest'];
    const club = (club_id: string) => blankRow('clubs', { club_id, home_venue_id: 'new' });
    const named = (club_id: string, name: string, from_season: number) =>
      blankRow('clubNames', { club_id, name, from_season });
    const invented = {
      ...dataset,
      venues: [
        blankRow('venues', { venue_id: 'old', former_names: 'First Park|Second Park' }),
        blankRow('venues', { venue_id: 'new' }),
      ],
      clubs: [club('b'), club('a'), { ...club('guest'), home_venue_id: 'old' }],
      clubNames: club_ids.flatMap((one) => [
        named(one, `${one} Now`, 2024),
        named(one, `${one} Then`, 2019),
        named(one, `${one} Once`, 2014),
      ]),
    };
    const hosted = (home_club: string, status: Match['status']) =>
      // What the venues do not depend on is left out.
      ({ venue_id: 'new', home_club, home_team: `${home_club} Then`, status }) as Match;
    const [present, old, ...others] = deriveVenues(
      invented,
      [hosted('guest', 'FINISHED'), hosted('b', 'UPCOMING'), hosted('b', 'FINISHED')],
      [],
    );
    expect(present).toMatchObject({
      venue_id: 'new',
      former_names: [],
      clubs: ['a', 'b', 'guest'],
      teams: ['a Now', 'b Now', 'b Then', 'guest Then'],
      matches_hosted: 2,
    });
    expect(old).toMatchObject({
      venue_id: 'old',
      former_names: ['First Park', 'Second Park'],
      clubs: ['guest'],
      teams: ['guest Now'],
      matches_hosted: 0,
    });
    expect(others).toEqual([]);
  });

  it('deriveVenues counts the finished matches of each venue', () => {
    const finished = matches.filter(({ status, venue_id }) => status === 'FINISHED' && venue_id !== null);
    expect(venues.reduce((sum, { matches_hosted }) => sum + matches_hosted, 0)).toBe(finished.length);
  });
});
