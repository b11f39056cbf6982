import { expect, it } from 'vitest';
import { nameIn, namesOf } from '../../../src/derive/names.ts';

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
