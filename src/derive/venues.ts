import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import type { Venue } from '../records/venue.ts';
import { namesOf } from './names.ts';
import { ascending } from './order.ts';

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
