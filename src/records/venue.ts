import * as z from 'zod';
import { venues } from './dataset/clubs.ts';
import { clubId, count, described, text } from './fields.ts';

const columns = venues.row.shape;

/** A published venue. */
export const venue = z
  .object({
    venue_id: columns.venue_id,
    stadium_id: columns.feed_stadium_id,
    name: columns.name,
    former_names: described(z.array(text), 'Earlier names'),
    clubs: described(
      z.array(clubId),
      'Clubs for which it is the home venue or that played a home match there',
    ),
    teams: described(
      z.array(text),
      'The names of those clubs, including those they had when they played there',
    ),
    city: columns.city,
    province: columns.province,
    latitude: columns.latitude,
    longitude: columns.longitude,
    time_zone: columns.time_zone,
    capacity: columns.capacity,
    surface: columns.surface,
    opened: columns.opened,
    status: columns.status,
    matches_hosted: described(count, 'Finished matches played there'),
    notes: columns.notes,
  })
  .meta({ id: 'Venue', description: 'A venue of played or scheduled matches' });

export type Venue = z.infer<typeof venue>;
