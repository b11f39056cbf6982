import type { DatasetFolder } from './dataset-folder.ts';
import { makeFacts } from './facts.ts';
import { clubColumns, type Places, venueColumns } from './places.ts';

/** Returns the clubs and venues of a dataset, by each of the names that they have in it. */
export async function storedPlaces(folder: DatasetFolder): Promise<Places> {
  const [clubs, names, venues] = await Promise.all(
    (['clubs', 'clubNames', 'venues'] as const).map((table) => folder.rows(table, 0)),
  );
  const venueById = new Map(venues?.map((row) => [row.venue_id, row]));
  return {
    venues: (venues ?? []).map((row) => makeFacts(venueColumns, row)),
    clubs: (clubs ?? []).flatMap((club) => {
      const home = venueById.get(club.home_venue_id);
      const row = { ...home, ...club, venue: home?.name ?? '' };
      return (names ?? [])
        .filter(({ club_id }) => club_id === club.club_id)
        .map(({ name = '' }) => makeFacts(clubColumns, { ...row, name }));
    }),
  };
}
