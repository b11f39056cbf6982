import * as z from 'zod';
import { feedId } from '../records/fields.ts';
import { competition, type Known } from './known.ts';
import { scheduleEntries } from './learn-clubs.ts';

const hosted = z.object({ matchId: z.string(), stadiumId: feedId('Stadium') });

/**
 * What is known, and with it the ids of grounds whose id `data/venues.csv` does not have: where most of the matches are
 * that the feed says are there. Not all: a match may have moved to another ground since. Where two are even, neither is
 * learned.
 *
 * @param body the schedule of the season
 */
export function learnGrounds(body: unknown, known: Known): Known {
  const named = new Set(known.venues.values());
  const claims = new Map<string, { id: string; ground: string; matches: number }>();
  for (const entry of scheduleEntries(body)) {
    const wire = hosted.safeParse(entry).data;
    const ground = wire && known.matches.get(wire.matchId)?.venue_id;
    if (!ground || competition(wire.stadiumId) !== competition(known.seasonId)) continue;
    if (named.has(ground) || known.venues.has(wire.stadiumId)) continue;
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
  if (learned.length === 0) return known;
  return {
    ...known,
    venues: new Map([...known.venues, ...learned.map(({ id, ground }) => [id, ground] as const)]),
  };
}
