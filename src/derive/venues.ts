import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import type { Venue } from '../records/venue.ts';

/** The grounds as the API shows them, by venue_id, with who played at home there. */
export function deriveVenues(dataset: Dataset, matches: readonly Match[]): Venue[] {
  return dataset.venues
    .map((ground): Venue => {
      const hosted = matches.filter(({ venue_id }) => venue_id === ground.venue_id);
      const residents = dataset.clubs.filter(({ home_venue_id }) => home_venue_id === ground.venue_id);
      const clubs = new Set([
        ...residents.map(({ club_id }) => club_id),
        ...hosted.map(({ home_club }) => home_club),
      ]);
      const presentNames = residents.flatMap(({ club_id }) =>
        dataset.clubNames
          .filter((name) => name.club_id === club_id)
          .slice(-1)
          .map(({ name }) => name),
      );
      return {
        venue_id: ground.venue_id,
        stadium_id: ground.feed_stadium_id,
        name: ground.name,
        former_names: ground.former_names?.split('|') ?? [],
        clubs: [...clubs].sort(),
        teams: [...new Set([...hosted.map(({ home_team }) => home_team), ...presentNames])].sort(),
        city: ground.city,
        province: ground.province,
        latitude: ground.latitude,
        longitude: ground.longitude,
        capacity: ground.capacity,
        surface: ground.surface,
        opened: ground.opened,
        status: ground.status,
        matches_hosted: hosted.filter(({ status }) => status === 'FINISHED').length,
        notes: ground.notes,
      };
    })
    .sort((a, b) => (a.venue_id < b.venue_id ? -1 : 1));
}
