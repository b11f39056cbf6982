import { expect, it } from 'vitest';
import { anyOf, listOf, seasonList } from '../../../src/query/list.ts';
import { InvalidParameter } from '../../../src/query/parameter.ts';

const texts = { description: 'A list', example: 'goals' };
const values = ['rating', 'goals', 'Assists'] as const;
const nowhere = { clubNames: [], season: undefined };

const metrics = listOf({ ...texts, values, defaultValue: ['rating', 'goals'] });

it('listOf keeps the order given, ignores case and white space, and drops repetitions', () => {
  expect(metrics.parse('ASSISTS, goals,assists')).toEqual(['Assists', 'goals']);
  expect(metrics.parse('goals,, rating,')).toEqual(['goals', 'rating']);
  expect(metrics.schema.default).toEqual(['rating', 'goals']);
});

it.for(['', ',', 'speed', 'goals;rating'])('listOf refuses %j, naming the values', (text) => {
  expect(() => metrics.parse(text)).toThrow(InvalidParameter);
  expect(() => metrics.parse(text)).toThrow('some of rating, goals, Assists, joined by commas');
});

it('listOf is described as an array of its values', () => {
  expect(metrics.schema).toEqual({
    type: 'array',
    items: { type: 'string', enum: values },
    maxItems: values.length,
    default: ['rating', 'goals'],
  });
});

const kinds = anyOf({ ...texts, values });

it('anyOf puts the values in the order of the list', () => {
  expect(kinds.parse('assists,RATING')).toEqual(['rating', 'Assists']);
  expect(kinds.defaultValue).toBeUndefined();
});

it('anyOf expects the value where there is one alone, as the stage of a league without play-offs is', () => {
  expect(() => anyOf({ ...texts, values: ['regular'] }).parse('final')).toThrow(/^regular$/);
});

it('anyOf has an address where there is one value', () => {
  expect(kinds.toSegment(['Assists'], nowhere)).toBe('assists');
  expect(kinds.toSegment(['rating', 'goals'], nowhere)).toBeNull();
});

const seasons = seasonList({ ...texts, min: 2019 });

it('seasonList is parsed to ascending order, each season once', () => {
  expect(seasons.parse('2025, 2019,2025')).toEqual([2019, 2025]);
  expect(seasons.parse('2024,')).toEqual([2024]);
  const fifty = Array.from({ length: 50 }, (_, index) => 2019 + index);
  expect(seasons.parse(fifty.toReversed().join(','))).toEqual(fifty);
  expect(seasons.schema).toEqual({
    type: 'array',
    items: { type: 'integer', minimum: 2019 },
    maxItems: 50,
  });
});

it.for([
  '',
  ', ,',
  'x',
  '2018',
  '2018,2024',
  '2024,x',
  '2024,9007199254740992',
  '2024.5',
  '00000000000002024',
  Array.from({ length: 51 }, () => 2024).join(','),
])('seasonList refuses %j', (text) => {
  expect(() => seasons.parse(text)).toThrow('a whole number from 2019, or several joined by commas');
});
