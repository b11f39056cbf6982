import { describe, expect, it } from 'vitest';
import { matches } from '../../src/resources/matches.ts';
import { teams } from '../../src/resources/teams.ts';
import { answer, dataset } from '../support/tables.ts';

describe('search', () => {
  it('finds names with letters that have no decomposition', () => {
    expect(answer(teams, { search: 'QUÉBEC' }).teams.map(({ club_id }) => club_id)).toEqual([
      'supra-du-quebec',
    ]);
    expect(answer(matches, { team: 'ATLETICO', season: 2025 }).total).toBe(
      answer(matches, { team: 'atletico-ottawa', season: 2025 }).total,
    );
  });
});

describe('venue_id', () => {
  it('is the club’s home venue', () => {
    for (const { club_id, venue_id, stadium } of answer(teams).teams) {
      expect(venue_id).toBe(dataset.clubs.find((club) => club.club_id === club_id)?.home_venue_id);
      expect(stadium).toBe(dataset.venues.find((venue) => venue.venue_id === venue_id)?.name);
    }
  });
});
