import { describe, expect, it } from 'vitest';
import { deriveMatches } from '../../src/derive/matches.ts';
import { deriveVenues } from '../../src/derive/venues.ts';
import { club } from '../support/examples.ts';
import { dataset } from '../support/tables.ts';
import { the } from '../support/the.ts';

const matches = deriveMatches(dataset);
const venues = deriveVenues(dataset, matches);

describe('deriveVenues', () => {
  it('lists every venue once, by venue_id', () => {
    const ids = venues.map(({ venue_id }) => venue_id);
    expect(ids).toEqual([...new Set(dataset.venues.map(({ venue_id }) => venue_id))].sort());
  });

  it('names the clubs at home there by every name they had, and by their present name', () => {
    const { club_id, home_venue_id } = the(dataset.clubs, { club_id: club });
    const { clubs, teams } = the(venues, { venue_id: home_venue_id });
    expect(clubs).toContain(club_id);
    const atHome = matches.filter((one) => one.home_club === club && one.venue_id === home_venue_id);
    expect(teams).toEqual(expect.arrayContaining([...new Set(atHome.map(({ home_team }) => home_team))]));
  });

  it('finds the present name of a club that has not played yet, whatever the order of the file', () => {
    const reordered = { ...dataset, clubNames: dataset.clubNames.toReversed() };
    expect(deriveVenues(reordered, []).map(({ teams }) => teams)).toEqual(
      deriveVenues(dataset, []).map(({ teams }) => teams),
    );
  });

  it('lists the clubs of each venue by club_id, whatever the order of the matches', () => {
    for (const { clubs } of deriveVenues(dataset, matches.toReversed()))
      expect(clubs).toEqual(clubs.toSorted());
  });

  it('counts the finished matches of each venue', () => {
    const finished = matches.filter(({ status }) => status === 'FINISHED');
    expect(venues.reduce((sum, { matches_hosted }) => sum + matches_hosted, 0)).toBe(finished.length);
  });
});
