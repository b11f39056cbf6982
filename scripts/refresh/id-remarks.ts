import type { FeedClub, NamedVenue } from '../../src/feed/adapter.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';

/** Lists the ids that a schedule implies and `data/` lacks, for the operator to add. */
export function findInferredIds(storedContext: SeasonContext, context: SeasonContext): string[] {
  const newIds = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, file: string) =>
    [...after].flatMap(([id, name]) => (before.has(id) ? [] : [`${name} is ${id}, which ${file} lacks`]));
  return [
    ...newIds(storedContext.clubs, context.clubs, 'data/clubs.csv'),
    ...newIds(storedContext.venues, context.venues, 'data/venues.csv'),
  ];
}

/** Lists the clubs whose home is another venue in the feed than in `data/`. */
export function findMovedHomes(clubs: readonly FeedClub[], context: SeasonContext): string[] {
  return clubs.flatMap(({ club_id, venue_id }) => {
    const home = context.homes.get(club_id);
    if (venue_id === null || venue_id === home) return [];
    return [`${club_id} has its home at ${venue_id}; data/clubs.csv has ${home}`];
  });
}

/** Lists the venues of a schedule that `data/` lacks: their matches keep the stored venue, or get the home club's. */
export function findUnknownVenues(venues: readonly NamedVenue[], context: SeasonContext): string[] {
  return venues.flatMap(({ id, name }) =>
    context.venues.has(id)
      ? []
      : [`stadium ${id} (${name ?? 'without a name'}) is not a venue of data/venues.csv`],
  );
}
