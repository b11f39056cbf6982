import * as z from 'zod';
import { feedId } from '../records/fields.ts';
import { scheduleEntries } from './infer-club-ids.ts';
import { competition, type SeasonContext } from './season-context.ts';

const hosted = z.object({ matchId: z.string(), stadiumId: feedId('Stadium') });

/**
 * What is known, and with it the ids of grounds whose id `data/venues.csv` does not have: where most of the matches are
 * that the feed says are there. Not all: a match may have moved to another ground since. Where two are even, neither is
 * learned.
 *
 * @param body the schedule of the season
 */
export function inferVenueIds(body: unknown, context: SeasonContext): SeasonContext {
  const named = new Set(context.venues.values());
  const claims = new Map<string, { id: string; ground: string; matches: number }>();
  for (const entry of scheduleEntries(body)) {
    const wire = hosted.safeParse(entry).data;
    const ground = wire && context.matches.get(wire.matchId)?.venue_id;
    if (!ground || competition(wire.stadiumId) !== competition(context.seasonId)) continue;
    if (named.has(ground) || context.venues.has(wire.stadiumId)) continue;
    const key = `${wire.stadiumId} ${ground}`;
    const { matches } = claims.get(key) ?? { matches: 0 };
    claims.set(key, { id: wire.stadiumId, ground, matches: matches + 1 });
  }
  const all = [...claims.values()];
  const learned = all.filter((claim) =>
    all.every(
      (other) =>
        other === claim ||
        other.matches < claim.matches ||
        (other.id !== claim.id && other.ground !== claim.ground),
    ),
  );
  if (learned.length === 0) return context;
  return {
    ...context,
    venues: new Map([...context.venues, ...learned.map(({ id, ground }) => [id, ground] as const)]),
  };
}
