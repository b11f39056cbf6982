import * as z from 'zod';
import type { FeedClub } from '../../src/feed/clubs.ts';
import type { Known } from '../../src/feed/known.ts';
import { scheduleEntries } from '../../src/feed/learn-clubs.ts';

/** The ids that a schedule told and `data/` does not have, to be put there by whoever reads this. */
export function learnedIds(stored: Known, known: Known): string[] {
  const unsaid = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, file: string) =>
    [...after].flatMap(([id, of]) =>
      before.has(id) ? [] : [`${of} is ${id}, which ${file} does not say yet`],
    );
  return [
    ...unsaid(stored.clubs, known.clubs, 'data/clubs.csv'),
    ...unsaid(stored.venues, known.venues, 'data/venues.csv'),
  ];
}

/** The clubs that the feed has at home elsewhere than `data/` has. */
export function movedHomes(clubs: readonly FeedClub[], known: Known): string[] {
  return clubs.flatMap(({ club_id, venue_id }) => {
    const home = known.homes.get(club_id);
    if (venue_id === null || venue_id === home) return [];
    return [`${club_id} is at home at ${venue_id}; data/clubs.csv says ${home}`];
  });
}

const ground = z.object({ stadiumId: z.string().min(1), stadiumName: z.string().nullish().catch(null) });

/** The grounds of a schedule that nobody knows: their matches keep the ground they had, or take the home club's. */
export function unknownGrounds(body: unknown, known: Known): string[] {
  const named = scheduleEntries(body).flatMap((entry) => ground.safeParse(entry).data ?? []);
  const unknown = new Map(named.map(({ stadiumId, stadiumName }) => [stadiumId, stadiumName]));
  return [...unknown].flatMap(([id, name]) =>
    known.venues.has(id)
      ? []
      : [`stadium ${id} (${name || 'without a name'}) is no ground of data/venues.csv`],
  );
}
