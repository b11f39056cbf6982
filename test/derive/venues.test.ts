import { describe, expect, it } from 'vitest';
import { deriveMatches } from '../../src/derive/matches.ts';
import { deriveVenues } from '../../src/derive/venues.ts';
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
    const { clubs, teams } = the(venues, { venue_id: 'york-lions-stadium' });
    expect(clubs).toContain('inter-toronto-fc');
    expect(teams).toEqual(expect.arrayContaining(['Inter Toronto FC', 'York United FC', 'York9 FC']));
  });

  it('finds the present name of a club that has not played yet, whatever the order of the file', () => {
    const reordered = { ...dataset, clubNames: dataset.clubNames.toReversed() };
    expect(deriveVenues(reordered, []).map(({ teams }) => teams)).toEqual(
      deriveVenues(dataset, []).map(({ teams }) => teams),
    );
    expect(the(deriveVenues(reordered, []), { venue_id: 'york-lions-stadium' }).teams).toEqual([
      'Inter Toronto FC',
    ]);
  });

  it('counts the finished matches of each venue', () => {
    const finished = matches.filter(({ status }) => status === 'FINISHED');
    expect(venues.reduce((sum, { matches_hosted }) => sum + matches_hosted, 0)).toBe(finished.length);
  });
});
