import { describe, expect, it } from 'vitest';
import { clubsInStandings, clubsOfMatches, isAmong, isPlayedBy } from '../../../src/derive/matches.ts';
import { nameIn, namesOf } from '../../../src/derive/names.ts';
import { clubsOf, seasonAtClubs } from '../../../src/derive/players.ts';
import { summedFields } from '../../../src/derive/team-stats-table.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';
import type { Player } from '../../../src/records/player.ts';
import { teamStats } from '../../../src/records/team-stats.ts';
import { blankRow } from '../../support/blank-row.ts';

const name = (text: string, from_season: number, to_season: number | null) => ({
  club_id: 'a',
  name: text,
  short_name: text,
  from_season,
  to_season,
});
const names = [
  name('New', 2022, null),
  name('Old', 2019, 2021),
  { ...name('Other', 2019, null), club_id: 'b' },
];

it.for([
  [2019, 'Old'],
  [2021, 'Old'],
  [2022, 'New'],
  [2050, 'New'],
] as const)('nameIn returns the name of a club in %d: %s', ([season, expected]) => {
  expect(nameIn(names, 'a', season).name).toBe(expected);
});

it('nameIn throws where the club had no name', () => {
  expect(() => nameIn(names, 'a', 2018)).toThrow('a has no name for 2018');
});

it('namesOf returns the names of a club, oldest first, without sorting the file', () => {
  expect(namesOf(names, 'a').map((row) => row.name)).toEqual(['Old', 'New']);
  expect(names[0]?.name).toBe('New');
});

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

const row = blankRow('players', { season: 2024, club: 'c', appearances: 3, minutes: 270, goals: 1 });
const stint = blankRow('playerStints', {});
const clubNames = ['a', 'b', 'c'].map((club_id) =>
  blankRow('clubNames', { club_id, name: `FC ${club_id}`, from_season: 2020 }),
);

it('clubsOf returns the one club, with all the figures', () => {
  const { club, appearances, minutes, goals } = row;
  expect(clubsOf(row, [], clubNames)).toEqual([
    { team: 'FC c', club, from: null, to: null, appearances, minutes, goals },
  ]);
});

it('clubsOf returns the stints in order, where there are any', () => {
  const stints = [
    { ...stint, stint: 2, club: 'b' },
    { ...stint, stint: 1, club: 'a' },
  ];
  expect(clubsOf(row, stints, clubNames).map(({ club, team }) => [club, team])).toEqual([
    ['a', 'FC a'],
    ['b', 'FC b'],
  ]);
});

it('clubsOf returns no club where it is unknown', () => {
  expect(clubsOf({ ...row, club: null }, [], clubNames)).toEqual([]);
});

describe('seasonAtClubs', () => {
  const at = (club: string, minutes: number | null) => ({
    team: `FC ${club}`,
    club,
    from: null,
    to: null,
    appearances: 3,
    minutes,
    goals: 1,
  });
  // The other fields are passed on as they are.
  const player = {
    team: 'FC a',
    club: 'a',
    clubs: [at('a', 90), at('b', null), at('a', 80)],
    appearances: 9,
    minutes: 300,
    goals: 3,
    assists: 7,
  } as unknown as Player;

  it('sums the stints with a club, under its name', () => {
    const { clubs, ...season } = player;
    expect(seasonAtClubs(player, ({ club }) => club === 'a')).toEqual({
      clubs,
      ...season,
      appearances: 6,
      minutes: 170,
      goals: 2,
    });
    expect(seasonAtClubs(player, ({ club }) => club === 'b')).toMatchObject({
      team: 'FC b',
      club: 'b',
      appearances: 3,
      minutes: null,
      goals: 1,
    });
  });

  it('is the whole season where all its clubs count', () => {
    expect(seasonAtClubs(player, () => true)).toBe(player);
  });
});

it('summedFields are fields of a club’s season, each once', () => {
  const fields = summedFields.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  expect(Object.keys(teamStats.shape)).toEqual(expect.arrayContaining(fields));
});

it('summedFields have an origin each', () => {
  const columns = Object.keys(datasetTables.matchStats.row.shape);
  for (const { field, feed, column } of summedFields) {
    expect(feed ?? column, field).toBeDefined();
    expect(feed, field).not.toEqual([]);
    if (column !== undefined) expect(columns, field).toContain(column);
  }
});
