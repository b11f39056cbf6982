import * as z from 'zod';
import { clubMatcher, team } from '../query/club.ts';
import { choice, flag, text } from '../query/kinds.ts';
import { matcher, textSegment } from '../query/text.ts';
import { count, described, surface } from '../records/fields.ts';
import type { Row } from '../records/published.ts';
import { venue } from '../records/venue.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const venues = defineResource({
  name: 'venues',
  path: '/venues',
  summary: 'Grounds',
  description: 'Every ground a match was played at or is to be, and who was at home there, by venue_id.',
  parameters: {
    team,
    city: text({ description: 'Part of the name of the city', example: 'Montréal' }),
    surface: choice({ description: 'What is played on', example: 'grass', values: surface.options }),
    active_only: flag({ description: 'Only grounds in use at present', example: 'true' }),
  },
  responseSchema: z
    .object({
      count: described(count, 'Grounds in this answer'),
      venues: z.array(venue).meta({ description: 'The grounds, by venue_id' }),
      source: described(z.literal('archive'), 'The service’s own list of grounds'),
    })
    .meta({ id: 'VenueList', description: 'Grounds' }),
  lifetime: lifetimes.day,
  example: 'surface=grass',
  canBeNotFound: false,
  tablesNeeded: () => [{ table: 'venues' }],
  answer(tables, { team, city, surface, active_only }) {
    const isHome = team === undefined ? undefined : homeMatcher(team);
    const isCity = city === undefined ? undefined : matcher(city);
    const found = tables
      .rows('venues')
      .filter(
        (ground) =>
          (!active_only || ground.status === 'active') &&
          (surface === undefined || ground.surface === surface) &&
          (!isCity || isCity(ground.city)) &&
          (!isHome || isHome(ground)),
      );
    return { count: found.length, venues: found, source: 'archive' as const };
  },
  *prerenderedQueries(tables) {
    const rows = tables.rows('venues');
    const clubs = new Set(rows.flatMap((ground) => ground.clubs));
    const cities = new Set(rows.map((ground) => ground.city).filter((name) => textSegment(name) !== null));
    for (const active_only of [false, true]) {
      for (const one of [undefined, ...surface.options]) yield { surface: one, active_only };
      for (const team of clubs) yield { team, active_only };
      for (const city of cities) yield { city, active_only };
    }
  },
});

function homeMatcher(team: string): (ground: Row<'venues'>) => boolean {
  const means = clubMatcher(team);
  return ({ teams, clubs }) => teams.some((name) => means(name, '')) || clubs.some((club) => means('', club));
}
