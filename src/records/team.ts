import * as z from 'zod';
import { clubNames, clubs, venues } from './dataset/clubs.ts';
import { described, feedId, nullable, seasonYear, text, venueId } from './fields.ts';

const columns = clubs.row.shape;
const venue = venues.row.shape;

/** A published club. */
export const team = z
  .object({
    team_id: nullable(feedId('Team'), 'the feed’s id is not known'),
    club_id: columns.club_id,
    name: described(text, 'The current name, or the last'),
    short_name: clubNames.row.shape.short_name,
    acronym: columns.acronym,
    former_names: z
      .array(
        z.object({
          name: clubNames.row.shape.name,
          from: clubNames.row.shape.from_season,
          to: described(seasonYear, 'The last season under the name'),
        }),
      )
      .meta({ description: 'Former names, oldest first' }),
    city: columns.city,
    province: columns.province,
    stadium: described(text, 'The name of the current or last home venue'),
    venue_id: described(venueId, 'The venue_id of the current or last home venue'),
    capacity: venue.capacity,
    latitude: venue.latitude,
    longitude: venue.longitude,
    surface: venue.surface,
    primary_colour: columns.primary_colour,
    secondary_colour: columns.secondary_colour,
    founded: columns.founded,
    first_season: columns.first_season,
    last_season: columns.last_season,
    seasons: z.array(seasonYear).meta({ description: 'The seasons in which the club has matches' }),
    status: columns.status,
    current_season: described(z.boolean(), 'Whether the club plays in the current season'),
    notes: columns.notes,
  })
  .meta({ id: 'Team', description: 'A club, present or past' });

export type Team = z.infer<typeof team>;
