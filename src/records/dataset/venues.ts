import * as z from 'zod';
import {
  activity,
  described,
  feedId,
  latitude,
  longitude,
  nameText,
  nullable,
  surface,
  text,
  timeZone,
  venueId,
  year,
} from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

export const venues = defineTable({
  name: 'venues',
  description: 'A venue',
  source: sourceOfTable('venues'),
  seasonal: false,
  isRequired: true,
  key: ['venue_id'],
  row: z.object({
    venue_id: venueId,
    feed_stadium_id: nullable(feedId('Stadium'), 'the feed’s id is not known'),
    name: described(nameText, 'The current name'),
    former_names: nullable(described(text, 'Earlier names, joined by |'), 'none known'),
    city: described(nameText, 'The city it is in'),
    province: nullable(
      described(nameText, 'The province it is in'),
      'the country has none, or it is not known',
    ),
    latitude: described(latitude, 'Latitude, WGS 84', 'degrees'),
    longitude: described(longitude, 'Longitude, WGS 84', 'degrees'),
    time_zone: timeZone,
    capacity: nullable(described(z.int().min(1), 'Capacity for spectators', 'people'), 'not known'),
    surface: nullable(described(surface, 'The playing surface'), 'not known'),
    opened: nullable(described(year, 'Year of opening'), 'not known'),
    status: activity,
    notes: nullable(described(text, 'A remark on its history, in English'), 'no notes'),
  }),
});
