import { expect, it } from 'vitest';
import { clubsInStandings, clubsOfMatches, isAmong, isPlayedBy } from '../../../src/derive/matches.ts';

it('clubsOfMatches lists each club of either side once, by club_id', () => {
  const matches = [
    { home_club: 'c', away_club: 'a' },
    { home_club: 'a', away_club: 'b' },
  ];
  expect(clubsOfMatches(matches)).toEqual(['a', 'b', 'c']);
  expect(clubsOfMatches([])).toEqual([]);
});

it.for([
  ['a', true],
  ['b', true],
  ['c', false],
] as const)('isPlayedBy returns for %s: %s', ([club, expected]) => {
  expect(isPlayedBy({ home_club: 'a', away_club: 'b' }, club)).toBe(expected);
});

it.for([
  [['a', 'b', 'c'], true],
  [['a', 'c'], false],
  [['b'], false],
  [[], false],
] as const)('isAmong returns for %j: %s', ([clubs, expected]) => {
  expect(isAmong({ home_club: 'a', away_club: 'b' }, new Set<string>(clubs))).toBe(expected);
});

it('clubsInStandings leaves out a club whose matches were all cancelled', () => {
  const match = (home_club: string, status: 'FINISHED' | 'CANCELLED') =>
    ({ home_club, away_club: 'b', status }) as const;
  expect(
    clubsInStandings([match('a', 'FINISHED'), match('a', 'CANCELLED'), match('c', 'CANCELLED')]),
  ).toEqual(['a', 'b']);
});
