import { describe, expect, it } from 'vitest';
import { deriveMatches } from '../../../src/derive/published-matches.ts';
import { deriveVenues } from '../../../src/derive/teams.ts';
import type { Match } from '../../../src/records/match.ts';
import { blankRow } from '../../support/blank-row.ts';
import { the } from '../../support/the.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ club, dataset }) => {
  const matches = deriveMatches(dataset);
  const venues = deriveVenues(dataset, matches);

  describe('deriveVenues', () => {
    it('lists every venue once, by venue_id', () => {
      const ids = venues.map(({ venue_id }) => venue_id);
      expect(ids).toEqual([...new Set(dataset.venues.map(({ venue_id }) => venue_id))].sort());
    });

    it('returns the home clubs of a venue under every name they had, and under their present one', () => {
      const { club_id, home_venue_id } = the(dataset.clubs, { club_id: club });
      const { clubs, teams } = the(venues, { venue_id: home_venue_id });
      expect(clubs).toContain(club_id);
      const atHome = matches.filter((one) => one.home_club === club && one.venue_id === home_venue_id);
      expect(teams).toEqual(expect.arrayContaining([...new Set(atHome.map(({ home_team }) => home_team))]));
    });

    it('returns the clubs that have their home or played at a venue, under all names', () => {
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
      const [present, old, ...others] = deriveVenues(invented, [
        hosted('guest', 'FINISHED'),
        hosted('b', 'UPCOMING'),
        hosted('b', 'FINISHED'),
      ]);
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

    it('counts the finished matches of each venue', () => {
      const finished = matches.filter(({ status }) => status === 'FINISHED');
      expect(venues.reduce((sum, { matches_hosted }) => sum + matches_hosted, 0)).toBe(finished.length);
    });
  });
});
