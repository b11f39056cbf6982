import { derivedId } from './ids.ts';
import { type Club, clubOf, playing, type Season } from './season.ts';

/** The feed's id of a club; derived where `data/` has none. */
export function teamIdOf({ feed_team_id, club_id }: Club): string {
  return feed_team_id ?? derivedId('Team', club_id);
}

/** A club as the feed puts it into every answer: under its present name. */
export function wireClub(club: Club) {
  return {
    teamId: teamIdOf(club),
    providerId: null,
    shortName: club.short_name,
    officialName: club.name,
    acronymName: club.acronym,
    acronymNameLocalized: club.acronym,
    isTeamFake: false,
    mediaName: club.name,
    mediaShortName: club.short_name,
    countryCode: 'CA',
    teamType: 'club',
    stadium: null,
    imagery: {},
    allSeasonImagery: [],
  };
}

/** The clubs that play in a season, with their grounds. */
export function clubsAnswer(season: Season) {
  return {
    teams: [...playing(season)].sort().map((id) => {
      const club = clubOf(season, id);
      return { ...wireClub(club), stadium: stadiumOf(club) };
    }),
  };
}

function stadiumOf({ ground }: Club) {
  if (!ground) return null;
  return {
    id: ground.feed_stadium_id ?? derivedId('Stadium', ground.venue_id),
    name: ground.name,
    cityName: `${ground.city}, ${ground.province}`,
    country: 'CA',
    capacity: ground.capacity ?? 0,
    yearOfConstruction: ground.opened ?? 0,
    mapsGeoCodeLatitude: String(ground.latitude),
    mapsGeoCodeLongitude: String(ground.longitude),
    imagery: {},
  };
}
