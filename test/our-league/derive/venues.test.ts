import { expect, it } from 'vitest';
import { deriveVenues } from '../../../src/derive/teams.ts';
import { dataset, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

it('a venue has every name of its club, and before any match the present one', () => {
  const venue_id = 'york-lions-stadium';
  expect(the(tables.rows('venues'), { venue_id }).teams).toEqual(
    expect.arrayContaining(['Inter Toronto FC', 'York United FC', 'York9 FC']),
  );
  expect(the(deriveVenues(dataset, []), { venue_id }).teams).toEqual(['Inter Toronto FC']);
});
