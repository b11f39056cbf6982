import { expect, it } from 'vitest';
import { choice, integer } from '../../../src/query/kinds.ts';
import { queryOf } from '../../../src/query/parse-query.ts';

const texts = { description: 'A parameter', example: '' };
const parameters = {
  season: integer({ ...texts, min: 2019 }),
  order: choice({ ...texts, values: ['asc', 'desc'], defaultValue: 'asc' }),
};

it('queryOf fills in the defaults, in the order of the parameters', () => {
  expect(queryOf(parameters)).toEqual({ season: undefined, order: 'asc' });
  expect(queryOf(parameters, { order: 'desc' })).toEqual({ season: undefined, order: 'desc' });
  expect(Object.keys(queryOf(parameters, { order: 'desc', season: 2024 }))).toEqual(['season', 'order']);
});
