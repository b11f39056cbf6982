import * as z from 'zod';
import type { FeedClub } from '../../src/feed/clubs.ts';
import { scheduleEntries } from '../../src/feed/infer-club-ids.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';

/** The ids that a schedule told and `data/` does not have, to be put there by whoever reads this. */
export function learnedIds(storedContext: SeasonContext, context: SeasonContext): string[] {
  const unsaid = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, file: string) =>
    [...after].flatMap(([id, of]) =>
      before.has(id) ? [] : [`${of} is ${id}, which ${file} does not say yet`],
    );
  return [
    ...unsaid(storedContext.clubs, context.clubs, 'data/clubs.csv'),
    ...unsaid(storedContext.venues, context.venues, 'data/venues.csv'),
  ];
}

/** The clubs that the feed has at home elsewhere than `data/` has. */
export function movedHomes(clubs: readonly FeedClub[], context: SeasonContext): string[] {
  return clubs.flatMap(({ club_id, venue_id }) => {
    const home = context.homes.get(club_id);
    if (venue_id === null || venue_id === home) return [];
    return [`${club_id} is at home at ${venue_id}; data/clubs.csv says ${home}`];
  });
}

const ground = z.object({ stadiumId: z.string().min(1), stadiumName: z.string().nullish().catch(null) });

/** The grounds of a schedule that nobody knows: their matches keep the ground they had, or take the home club's. */
export function unknownGrounds(body: unknown, context: SeasonContext): string[] {
  const named = scheduleEntries(body).flatMap((entry) => ground.safeParse(entry).data ?? []);
  const unknown = new Map(named.map(({ stadiumId, stadiumName }) => [stadiumId, stadiumName]));
  return [...unknown].flatMap(([id, name]) =>
    context.venues.has(id)
      ? []
      : [`stadium ${id} (${name || 'without a name'}) is no ground of data/venues.csv`],
  );
}
