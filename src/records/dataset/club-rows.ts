import * as z from 'zod/mini';
import { clubId, feedId, nameText, positive, seasonYear, surface, text, venueId, year } from '../fields.ts';
import { described, enumeration, nullable, orNull, withMeta } from '../schema.ts';
import { defineTable } from './define-table.ts';

/** A time zone of the league, by its name in the tz database. */
const timeZone = withMeta(
  z.string().check(z.regex(/^[A-Za-z0-9_+/-]+$/, { error: 'expected a time zone such as Europe/Rome' })),
  {
    description: 'The time zone, by its name in the tz database',
    ofLeague: 'time zone',
  },
);

/** A short form of a club's name. The digits are of one made for a name without Latin letters, such as C01. */
export const acronym = described(
  z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,3}$/)),
  'Acronym of two to four capitals or digits',
);

const activity = enumeration('Activity', 'Whether it currently takes part in the league', [
  'active',
  'inactive',
]);

const colour = z.string().check(z.regex(/^#[0-9A-F]{6}$/));

/** The patterns of marks. A neutral one says that the colours are not known. */
const markPattern = z.enum([
  'chevrons',
  'sash',
  'peaks',
  'stripes',
  'halves',
  'waves',
  'lozenge',
  'swell',
  'hoops',
  'pile',
  'saltire',
  'bend',
  'neutral',
]);

const patternMeaning =
  'The pattern of the mark that the pages draw in its colours; ours, not of its crest. `neutral` is a grey roundel, since ' +
  'the colours are not known';
const firstColourMeaning = 'The first colour, as `#rrggbb`';
const secondColourMeaning = 'The second colour, as `#rrggbb`';

/** How a club is shown under one of its names, as it is published. */
export const clubLook = {
  acronym: described(
    acronym,
    'Acronym of two to four capitals or digits, made from the name where none is known',
  ),
  primary_colour: orNull(colour, firstColourMeaning, 'not known'),
  secondary_colour: orNull(colour, secondColourMeaning, 'not known'),
  mark_pattern: orNull(markPattern, patternMeaning, 'halves'),
};

export const clubs = defineTable({
  name: 'clubs',
  description: 'A club, present or past',
  seasonal: false,
  isRequired: true,
  key: ['club_id'],
  references: { home_venue_id: 'venues' },
  row: z.object({
    club_id: clubId,
    feed_team_id: nullable(feedId('Team'), 'the feed’s id is not known'),
    acronym: nullable(acronym, 'the published one is made from its name'),
    city: orNull(nameText, 'The city it plays in', 'not known'),
    province: orNull(nameText, 'The province it plays in', 'the country has none, or it is not known'),
    founded: orNull(year, 'Year of foundation', 'not known'),
    first_season: described(seasonYear, 'Its first season in the league'),
    last_season: orNull(seasonYear, 'Its last season in the league', 'it still plays'),
    status: activity,
    home_venue_id: orNull(venueId, 'Its current or last home venue', 'not known'),
    primary_colour: clubLook.primary_colour,
    secondary_colour: clubLook.secondary_colour,
    mark_pattern: clubLook.mark_pattern,
    notes: orNull(text, 'A remark on its history, in English', 'no notes'),
  }),
});

const asInClubs = 'that of the club in clubs.csv; not known where mark_pattern is neutral';

export const clubNames = defineTable({
  name: 'club-names',
  description: 'The name a club played under from one season to another',
  seasonal: false,
  isRequired: true,
  key: ['club_id', 'from_season'],
  references: { club_id: 'clubs' },
  row: z.object({
    club_id: clubId,
    name: described(nameText, 'The name in full'),
    short_name: described(nameText, 'The short form of the name'),
    from_season: described(seasonYear, 'The first season under the name'),
    to_season: orNull(seasonYear, 'The last season under the name', 'it is the present name'),
    acronym: nullable(acronym, 'that of the club in clubs.csv'),
    primary_colour: orNull(colour, firstColourMeaning, asInClubs),
    secondary_colour: orNull(colour, secondColourMeaning, asInClubs),
    mark_pattern: orNull(markPattern, patternMeaning, 'that of the club in clubs.csv'),
  }),
});

/** No stadium held more: the Strahov in Prague had 250,000 places. */
const maxCapacity = 250_000;

export const venues = defineTable({
  name: 'venues',
  description: 'A venue',
  seasonal: false,
  mayBeEmpty: true,
  key: ['venue_id'],
  row: z.object({
    venue_id: venueId,
    feed_stadium_id: nullable(feedId('Stadium'), 'the feed’s id is not known'),
    name: described(nameText, 'The current name'),
    former_names: orNull(text, 'Earlier names, joined by |', 'none known'),
    city: orNull(nameText, 'The city it is in', 'not known'),
    province: orNull(nameText, 'The province it is in', 'the country has none, or it is not known'),
    latitude: orNull(z.number().check(z.gte(-90), z.lte(90)), 'Latitude, WGS 84', 'not known', 'degrees'),
    longitude: orNull(z.number().check(z.gte(-180), z.lte(180)), 'Longitude, WGS 84', 'not known', 'degrees'),
    time_zone: nullable(timeZone, 'the first time zone of the league'),
    capacity: orNull(positive.check(z.lte(maxCapacity)), 'Capacity for spectators', 'not known', 'people'),
    surface: orNull(surface, 'The playing surface', 'not known'),
    opened: orNull(year, 'Year of opening', 'not known'),
    status: activity,
    notes: orNull(text, 'A remark on its history, in English', 'no notes'),
  }),
});
