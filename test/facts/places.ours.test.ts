import { expect, it } from 'vitest';
import { dataset } from '../support/tables.ts';

/** What other leagues may lack is known of ours. */
const known = {
  clubs: ['acronym', 'city', 'home_venue_id', 'primary_colour', 'secondary_colour'],
  venues: ['city', 'latitude', 'longitude', 'time_zone'],
  matches: ['venue_id', 'venue_basis'],
} as const;

it.for(Object.entries(known))(
  'every row of our %s has its place, acronym and colours',
  ([table, columns]) => {
    // The entries have the type of all values together.
    for (const row of dataset[table as keyof typeof known]) {
      const missing = columns.filter((column) => Object(row)[column] === null);
      expect(missing, JSON.stringify(row)).toEqual([]);
    }
  },
);
