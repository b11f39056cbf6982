import * as z from 'zod';
import { nameText } from '../../records/fields.ts';
import type { FeedClub, NamedVenue } from '../adapter.ts';
import { messageText, type ParseResult, parseEntries, RejectedEntryError } from '../parse-entries.ts';
import type { SeasonContext } from '../season-context.ts';
import { entryId } from './fields.ts';
import { scheduleEntries } from './infer-ids.ts';

/**
 * Parses the clubs of a season. An unknown club is rejected by name.
 *
 * @throws {UnexpectedResponseError} if it is no list of clubs
 */
export function parseClubs(body: unknown, context: SeasonContext): ParseResult<FeedClub> {
  return parseEntries(body, 'teams', clubSchema, 'teamId', ({ teamId, officialName, stadium }) => {
    const club_id = context.clubs.get(teamId);
    if (club_id === undefined)
      throw new RejectedEntryError(`${officialName} is not a club of data/clubs.csv`);
    return { club_id, venue_id: context.venues.get(stadium?.id ?? '') ?? null };
  });
}

const venueEntry = z.object({
  stadiumId: z.string().min(1).transform(messageText),
  stadiumName: z.string().transform(messageText).nullish().catch(null),
});

/** Lists the venues that a schedule names; none where it is no schedule. */
export function venuesOf(body: unknown): NamedVenue[] {
  const namedVenues = scheduleEntries(body).flatMap((entry) => venueEntry.safeParse(entry).data ?? []);
  const names = new Map(namedVenues.map(({ stadiumId, stadiumName }) => [stadiumId, stadiumName]));
  return [...names].map(([id, name]) => ({ id, name: name || null }));
}

/** The fields of a club of a season's list that are used. */
const clubSchema = z.object({
  teamId: entryId('Team'),
  officialName: z.string().trim().pipe(nameText),
  /** A club with an unknown venue is still a club. */
  stadium: z
    .object({ id: entryId('Stadium') })
    .nullish()
    .catch(null),
});
