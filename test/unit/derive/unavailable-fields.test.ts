import { expect, it } from 'vitest';
import { unavailableFields } from '../../../src/derive/unavailable-fields.ts';

it('unavailableFields returns the fields of which no row has a value, zero being a value', () => {
  const rows = [
    { goals: 0, assists: null, saves: null },
    { goals: null, assists: null, saves: 3 },
  ];
  expect(unavailableFields(rows, ['saves', 'assists', 'goals'])).toEqual(['assists']);
  // The rows are examined once, whatever fields are requested.
  expect(unavailableFields(rows, ['goals'])).toEqual([]);
});

it('all fields are unavailable where there are no rows', () => {
  expect(unavailableFields<string>([], ['goals'])).toEqual(['goals']);
});
