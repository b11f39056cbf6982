import * as z from 'zod';
import { venues } from './dataset/venues.ts';
import { clubId, count, described, text } from './fields.ts';

const stored = venues.row.shape;

/** A published venue. */
export const venue = z
  .object({
    venue_id: stored.venue_id,
    stadium_id: stored.feed_stadium_id,
    name: stored.name,
    former_names: described(z.array(text), 'Earlier names'),
    clubs: described(
      z.array(clubId),
      'Clubs for which it is the home venue or that played a home match there',
    ),
    teams: described(
      z.array(text),
      'The names of those clubs, including those they had when they played there',
    ),
    city: stored.city,
    province: stored.province,
    latitude: stored.latitude,
    longitude: stored.longitude,
    time_zone: stored.time_zone,
    capacity: stored.capacity,
    surface: stored.surface,
    opened: stored.opened,
    status: stored.status,
    matches_hosted: described(count, 'Finished matches played there'),
    notes: stored.notes,
  })
  .meta({ id: 'Venue', description: 'A venue' });

export type Venue = z.infer<typeof venue>;
