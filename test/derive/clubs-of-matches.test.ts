import { describe, expect, it } from 'vitest';
import { clubsOfMatches } from '../../src/derive/clubs-of-matches.ts';

describe('clubsOfMatches', () => {
  it('lists each club of either side once, by club_id', () => {
    const matches = [
      { home_club: 'c', away_club: 'a' },
      { home_club: 'a', away_club: 'b' },
    ];
    expect(clubsOfMatches(matches)).toEqual(['a', 'b', 'c']);
    expect(clubsOfMatches([])).toEqual([]);
  });
});
