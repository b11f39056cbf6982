import type { Dataset } from '../records/dataset/index.ts';
import type { Team, Venue } from '../records/directory.ts';
import type { Match } from '../records/match.ts';
import { namesOf } from './names.ts';
import { ascending } from './order.ts';

/** Derives the clubs as the API publishes them, by club_id. */
export function deriveTeams(dataset: Dataset): Team[] {
  return dataset.clubs
    .map((club): Team => {
      const names = namesOf(dataset.clubNames, club.club_id);
      const currentName = names.at(-1);
      const venue = dataset.venues.find(({ venue_id }) => venue_id === club.home_venue_id);
      if (!currentName || !venue)
        throw new Error(`${club.club_id} has no name or no venue in the checked dataset`);
      const seasons = new Set<number>();
      for (const { home_club, away_club, season } of dataset.matches) {
        if (home_club === club.club_id || away_club === club.club_id) seasons.add(season);
      }
      return {
        team_id: club.feed_team_id,
        club_id: club.club_id,
        name: currentName.name,
        short_name: currentName.short_name,
        acronym: club.acronym,
        former_names: names.slice(0, -1).map(({ name, from_season, to_season }) => ({
          name,
          from: from_season,
          to: to_season ?? currentName.from_season - 1,
        })),
        city: club.city,
        province: club.province,
        stadium: venue.name,
        venue_id: club.home_venue_id,
        capacity: venue.capacity,
        latitude: venue.latitude,
        longitude: venue.longitude,
        surface: venue.surface,
        primary_colour: club.primary_colour,
        secondary_colour: club.secondary_colour,
        founded: club.founded,
        first_season: club.first_season,
        last_season: club.last_season,
        seasons: [...seasons].sort((a, b) => a - b),
        status: club.status,
        current_season: seasons.has(dataset.snapshot.season),
        notes: club.notes,
      };
    })
    .sort((a, b) => ascending(a.club_id, b.club_id));
}

/** Derives the venues as the API publishes them, by venue_id, with the clubs that played at home there. */
export function deriveVenues(dataset: Dataset, matches: readonly Match[]): Venue[] {
  return dataset.venues
    .map((venue): Venue => {
      const matchesThere = matches.filter(({ venue_id }) => venue_id === venue.venue_id);
      const residents = dataset.clubs.filter(({ home_venue_id }) => home_venue_id === venue.venue_id);
      const clubs = new Set([
        ...residents.map(({ club_id }) => club_id),
        ...matchesThere.map(({ home_club }) => home_club),
      ]);
      const currentNames = residents.flatMap(({ club_id }) =>
        namesOf(dataset.clubNames, club_id)
          .slice(-1)
          .map(({ name }) => name),
      );
      return {
        venue_id: venue.venue_id,
        stadium_id: venue.feed_stadium_id,
        name: venue.name,
        former_names: venue.former_names?.split('|') ?? [],
        clubs: [...clubs].sort(),
        teams: [...new Set([...matchesThere.map(({ home_team }) => home_team), ...currentNames])].sort(),
        city: venue.city,
        province: venue.province,
        latitude: venue.latitude,
        longitude: venue.longitude,
        time_zone: venue.time_zone,
        capacity: venue.capacity,
        surface: venue.surface,
        opened: venue.opened,
        status: venue.status,
        matches_hosted: matchesThere.filter(({ status }) => status === 'FINISHED').length,
        notes: venue.notes,
      };
    })
    .sort((a, b) => ascending(a.venue_id, b.venue_id));
}
