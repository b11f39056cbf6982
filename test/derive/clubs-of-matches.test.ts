import { describe, expect, it } from 'vitest';
import { clubsOfMatches, isPlayedBy } from '../../src/derive/clubs-of-matches.ts';

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

describe('isPlayedBy', () => {
  it.for([
    ['a', true],
    ['b', true],
    ['c', false],
  ] as const)('of %s is %s', ([club, expected]) => {
    expect(isPlayedBy({ home_club: 'a', away_club: 'b' }, club)).toBe(expected);
  });
});
