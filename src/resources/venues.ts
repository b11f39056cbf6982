import * as z from 'zod/mini';
import { clubMatcher, team } from '../query/club.ts';
import { clubHint, clubHintTables, hint } from '../query/club-hint.ts';
import { flag, text } from '../query/kinds.ts';
import { anyOf } from '../query/list.ts';
import { matcher, textSegment } from '../query/text.ts';
import { venue } from '../records/directory.ts';
import { count, surface } from '../records/fields.ts';
import type { Row } from '../records/published.ts';
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
  answer(tables, { team, city, surface, active_only }) {
    const isHome = team === undefined ? undefined : homeMatcher(team);
    const isCity = city === undefined ? undefined : matcher(city);
    const matchingVenues = tables
      .rows('venues')
      .filter(
        (venue) =>
          (!active_only || venue.status === 'active') &&
          (surface === undefined || surface.some((name) => name === venue.surface)) &&
          (!isCity || isCity(venue.city)) &&
          (!isHome || isHome(venue)),
      );
    return {
      count: matchingVenues.length,
      venues: matchingVenues,
      source: 'archive' as const,
      hint: clubHint(team, tables),
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

/** Returns a test of whether a venue is or was the home of a club. */
function homeMatcher(team: string): (venue: Row<'venues'>) => boolean {
  const isClub = clubMatcher(team);
  return ({ teams, clubs }) =>
    teams.some((name) => isClub(name, '')) || clubs.some((club) => isClub('', club));
}
