import { describe, expect, it } from 'vitest';
import { teams } from '../../../src/resources/teams.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ answer, dataset }) => {
  it('a search for clubs finds each by all of its names, in capitals too', () => {
    for (const { club_id, name } of dataset.clubNames)
      expect(
        answer(teams, { search: name.toUpperCase() }).teams.map((row) => row.club_id),
        name,
      ).toContain(club_id);
  });

  it('the venue_id of a club is its home venue', () => {
    for (const { club_id, venue_id, stadium } of answer(teams).teams) {
      expect(venue_id).toBe(dataset.clubs.find((club) => club.club_id === club_id)?.home_venue_id);
      expect(stadium).toBe(dataset.venues.find((venue) => venue.venue_id === venue_id)?.name);
    }
  });
});
