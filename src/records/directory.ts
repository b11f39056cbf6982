import * as z from 'zod/mini';
import { coachOfClub } from './coach.ts';
import { clubLook, clubNames, clubs, venues } from './dataset/club-rows.ts';
import { honours as honoursTable } from './dataset/season-rows.ts';
import { clubId, confidence, count, feedId, positive, seasonYear, text, venueId } from './fields.ts';
import { idsByProvider } from './id.ts';
import { arrayOf, described, nullable, objectSchema, orNull } from './schema.ts';
import { pick } from './typed.ts';

const columns = clubs.row.shape;
const homeVenue = venues.row.shape;

const noVenue = 'no home venue is known';
const noPlace = 'the place of the home venue is not known';

/** A published name of a club. */
export const publishedClubName = z.extend(clubNames.row, clubLook);

export type PublishedClubName = z.infer<typeof publishedClubName>;

/** A published club. */
export const team = objectSchema('Team', 'A club, present or past', {
  team_id: nullable(feedId('Team'), 'the feed’s id is not known'),
  club_id: columns.club_id,
  ids: idsByProvider,
  name: described(text, 'The current name, or the last'),
  short_name: clubNames.row.shape.short_name,
  acronym: clubLook.acronym,
  names: arrayOf(
    z.object({
      name: clubNames.row.shape.name,
      from: clubNames.row.shape.from_season,
      to: orNull(seasonYear, 'The last season under the name', 'it is the present name'),
      ...clubLook,
    }),
    'Every name that it has had, oldest first, with its acronym, colours and mark of that time',
  ),
  city: columns.city,
  province: columns.province,
  stadium: orNull(text, 'The name of the current or last home venue', noVenue),
  venue_id: orNull(venueId, 'The venue_id of the current or last home venue', noVenue),
  capacity: homeVenue.capacity,
  latitude: nullable(homeVenue.latitude.def.innerType, noPlace),
  longitude: nullable(homeVenue.longitude.def.innerType, noPlace),
  surface: homeVenue.surface,
  coach: orNull(text, 'The head coach of the current season', 'not known, or no club of it'),
  coach_confidence: nullable(confidence, 'no coach is known'),
  coaches: arrayOf(coachOfClub, 'The head coaches that are known, oldest season first'),
  ...pick(columns, ['primary_colour', 'secondary_colour', 'mark_pattern', 'founded', 'first_season']),
  last_season: columns.last_season,
  seasons: arrayOf(seasonYear, 'The seasons in which the club has matches'),
  status: columns.status,
  current_season: described(z.boolean(), 'Whether the club plays in the current season'),
  notes: columns.notes,
});

export type Team = z.infer<typeof team>;

const { venue_id, feed_stadium_id, name: venueName, former_names: _, notes, ...place } = venues.row.shape;

/** A published venue. */
export const venue = objectSchema('Venue', 'A venue of played or scheduled matches', {
  venue_id,
  stadium_id: feed_stadium_id,
  ids: idsByProvider,
  name: venueName,
  former_names: arrayOf(text, 'Earlier names'),
  clubs: arrayOf(clubId, 'Clubs for which it is the home venue or that played a home match there'),
  teams: arrayOf(text, 'The names of those clubs, including those they had when they played there'),
  ...place,
  time_zone: place.time_zone.def.innerType,
  matches_hosted: described(count, 'Finished matches played there'),
  notes,
});

export type Venue = z.infer<typeof venue>;

const row = honoursTable.row.shape;

/** A published honour. */
export const honour = objectSchema('Honour', 'A champion, the winner of a table or of an award', {
  ...pick(row, ['season', 'kind', 'honour', 'club']),
  team: orNull(text, 'The club under its name of that season', 'a person of no club'),
  recipient: described(text, 'The person in full, or the club under its name of that season'),
  player_id: orNull(
    text,
    'The player, by the last part of the id',
    'won by the club, or by a person who is no player',
  ),
  recipients: orNull(positive, 'How many receive the honour in a season', 'the number is not fixed'),
  recipients_known: described(count, 'How many of them are known: the rows of the season with this honour'),
  note: row.note,
  reference: described(text, 'Where the honour is reported'),
});

export type Honour = z.infer<typeof honour>;
