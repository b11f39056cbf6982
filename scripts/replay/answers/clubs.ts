import { league } from '../../../src/records/league.ts';
import { derivedId, providerId } from './ids.ts';
import { type Club, find, type Lookups } from './lookups.ts';

/** Returns the feed's id of a club; a derived one where `data/` has none. */
export function teamIdOf({ clubs }: Lookups, club: string): string {
  return find(clubs, club).feed_team_id ?? derivedId('Team', club);
}

/** Makes a club as the feed puts it into every answer. */
export function makeClub(lookups: Lookups, club: string) {
  const { acronym, name, short_name }: Club = find(lookups.clubs, club);
  return {
    teamId: teamIdOf(lookups, club),
    providerId: providerId('Team', club),
    shortName: short_name,
    officialName: name,
    acronymName: acronym,
    acronymNameLocalized: acronym,
    isTeamFake: false,
    mediaName: name,
    mediaShortName: short_name,
    countryCode: league.country_code,
    teamType: 'club',
    stadium: null,
    imagery: {},
    allSeasonImagery: [],
  };
}

/** Returns a city with its province, where it has one. */
export function placeOf(city: string, province: string | null): string {
  return province === null ? city : `${city}, ${province}`;
}

/** Returns the feed's id of a venue; a derived one where `data/` has none. */
export function stadiumIdOf({ venues }: Lookups, venue: string): string {
  return find(venues, venue).feed_stadium_id ?? derivedId('Stadium', venue);
}

/** Makes a venue as the feed lists it with its club. */
export function makeStadium(lookups: Lookups, venue: string) {
  const { name, city, province, capacity, opened, latitude, longitude } = find(lookups.venues, venue);
  return {
    id: stadiumIdOf(lookups, venue),
    providerId: providerId('Stadium', venue),
    name,
    cityName: placeOf(city, province),
    country: league.country_code,
    address: '',
    capacity: capacity ?? 0,
    yearOfConstruction: opened ?? 0,
    mapsGeoCodeLatitude: String(latitude),
    mapsGeoCodeLongitude: String(longitude),
    imagery: {},
  };
}

/** Makes a club of a season's list, with its home venue. */
export function makeListedClub(lookups: Lookups, club: string) {
  const { home_venue_id } = find(lookups.clubs, club);
  return { ...makeClub(lookups, club), stadium: makeStadium(lookups, home_venue_id) };
}
