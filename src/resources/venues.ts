import * as z from 'zod/mini';
import { clubMatcher, team } from '../query/club.ts';
import { clubHint, clubHintTables, hint } from '../query/club-hint.ts';
import { flag, text } from '../query/kinds.ts';
import { anyOf } from '../query/list.ts';
import { contains, filterRows, filtersOf, isOneOf } from '../query/rows.ts';
import { textSegment } from '../query/text.ts';
import { type Venue, venue } from '../records/directory.ts';
import { count, surface } from '../records/fields.ts';
import { arrayOf, described, record } from '../records/schema.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const venues = defineResource({
  name: 'venues',
  path: '/venues',
  tag: 'Context',
  summary: 'Venues',
  parameters: {
    team,
    city: text({ description: 'Part of the name of the city', example: '{city}' }),
    surface: anyOf({
      description: 'Only venues with this playing surface, or with one of several joined by commas',
      example: 'grass',
      values: surface.options,
    }),
    active_only: flag('Only venues currently in use'),
  },
  responseSchema: record('VenueList', 'The venues that match the query', {
    count: described(count, 'Venues in this answer'),
    venues: arrayOf(venue, 'The venues, by venue_id'),
    source: described(z.enum(['archive']), 'The service’s own list of venues'),
    hint,
  }),
  lifetime: lifetimes.day,
  examples: ['surface=grass'],
  rows: [rowsIn('venues', venue, { ties: ['venue_id'] })],
  tablesNeeded: () => [{ table: 'venues' }, ...clubHintTables],
  answer(tables, query) {
    const venues = filterRows(tables.rows('venues'), filtersOf(query, venue.shape, filters));
    return {
      count: venues.length,
      venues,
      source: 'archive' as const,
      hint: clubHint(query.team, tables),
    };
  },
  *prerenderedQueries(tables) {
    const rows = tables.rows('venues');
    const clubs = new Set(rows.flatMap((venue) => venue.clubs));
    const cities = new Set(rows.map((venue) => venue.city).filter((name) => textSegment(name) !== null));
    for (const active_only of [false, true]) {
      for (const option of [undefined, ...surface.options])
        yield { surface: option && [option], active_only };
      for (const team of clubs) yield { team, active_only };
      for (const city of cities) yield { city, active_only };
    }
  },
});

const filters = {
  /** Of venues that are or were the home of a club. */
  team(text: string) {
    const isClub = clubMatcher(text);
    return ({ teams, clubs }: Venue) =>
      teams.some((name) => isClub(name, '')) || clubs.some((club) => isClub('', club));
  },
  city: (text: string) => contains(['city'], text),
  active_only: (isRequired: boolean) => (isRequired ? isOneOf('status', ['active']) : undefined),
};
