import type { Known } from './known.ts';
import { Puzzling, readEntries, type Understood } from './set-aside.ts';
import { wireClub } from './wire/club.ts';

/** A club of a season as the feed lists it. */
export interface FeedClub {
  readonly club_id: string;
  /** Where it is at home; null where the feed does not say, or names a ground nobody knows. */
  readonly venue_id: string | null;
}

/**
 * The clubs of a season. One that nobody knows is set aside, and named.
 *
 * @throws {NotTheFeed} if it is no list of clubs
 */
export function readClubs(body: unknown, known: Known): Understood<FeedClub> {
  return readEntries(body, 'teams', wireClub, 'teamId', ({ teamId, officialName, stadium }) => {
    const club_id = known.clubs.get(teamId);
    if (club_id === undefined) throw new Puzzling(`${officialName} is no club of data/clubs.csv`);
    return { club_id, venue_id: known.venues.get(stadium?.id ?? '') ?? null };
  });
}
