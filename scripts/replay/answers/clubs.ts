import { derivedId } from './ids.ts';
import { find, type Lookups } from './lookups.ts';

/** Returns the feed's id of a club, or a derived id where `data/` has none. */
export function teamIdOf({ clubs }: Lookups, club: string): string {
  return find(clubs, club).feed_team_id ?? derivedId('Team', club);
}

/** Makes a club as the feed puts it into every answer. */
export function makeClub(lookups: Lookups, club: string) {
  return { teamId: teamIdOf(lookups, club), officialName: find(lookups.clubs, club).name };
}

/** Returns the feed's id of a venue, or a derived id where `data/` has none. */
export function stadiumIdOf({ venues }: Lookups, venue: string): string {
  return find(venues, venue).feed_stadium_id ?? derivedId('Stadium', venue);
}

/** Makes a club of a season's list, with its home venue. */
export function makeListedClub(lookups: Lookups, club: string) {
  const { home_venue_id } = find(lookups.clubs, club);
  return { ...makeClub(lookups, club), stadium: { id: stadiumIdOf(lookups, home_venue_id) } };
}
