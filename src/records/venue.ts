import * as z from 'zod';
import { venues } from './dataset/venues.ts';
import { clubId, count, described, text } from './fields.ts';

const stored = venues.row.shape;

/** A ground as the API shows it. */
export const venue = z
  .object({
    venue_id: stored.venue_id,
    stadium_id: stored.feed_stadium_id,
    name: stored.name,
    former_names: described(z.array(text), 'Earlier names'),
    clubs: described(
      z.array(clubId),
      'The clubs that have it as their home ground or played a home match there',
    ),
    teams: described(z.array(text), "Those clubs' names, each under every name it was home there"),
    city: stored.city,
    province: stored.province,
    latitude: stored.latitude,
    longitude: stored.longitude,
    capacity: stored.capacity,
    surface: stored.surface,
    opened: stored.opened,
    status: stored.status,
    matches_hosted: described(count, 'Finished matches played there'),
    notes: stored.notes,
  })
  .meta({ id: 'Venue', description: 'A ground' });

export type Venue = z.infer<typeof venue>;
