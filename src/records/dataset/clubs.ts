import * as z from 'zod';
import {
  activity,
  clubId,
  described,
  feedId,
  nameText,
  nullable,
  seasonYear,
  text,
  venueId,
  year,
} from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

const colour = z.string().regex(/^#[0-9A-F]{6}$/);

export const clubs = defineTable({
  name: 'clubs',
  description: 'A club, present or past',
  source: sourceOfTable('clubs'),
  seasonal: false,
  isRequired: true,
  key: ['club_id'],
  references: { home_venue_id: 'venues' },
  row: z.object({
    club_id: clubId,
    feed_team_id: nullable(feedId('Team'), 'the feed’s id is not known'),
    acronym: described(z.string().regex(/^[A-Z]{2,4}$/), 'Acronym of two to four capitals'),
    city: described(nameText, 'The city it plays in'),
    province: nullable(
      described(nameText, 'The province it plays in'),
      'the country has none, or it is not known',
    ),
    founded: nullable(described(year, 'Year of foundation'), 'not known'),
    first_season: described(seasonYear, 'Its first season in the league'),
    last_season: nullable(described(seasonYear, 'Its last season in the league'), 'it still plays'),
    status: activity,
    home_venue_id: described(venueId, 'Its current or last home venue'),
    primary_colour: nullable(described(colour, 'The first colour of the club, as `#rrggbb`'), 'not known'),
    secondary_colour: nullable(described(colour, 'The second colour of the club, as `#rrggbb`'), 'not known'),
    notes: nullable(described(text, 'A remark on its history, in English'), 'no notes'),
  }),
});
