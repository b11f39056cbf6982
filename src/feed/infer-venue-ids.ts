import * as z from 'zod';
import { scheduleEntries } from './schedule-entries.ts';
import { entryId } from './schemas/entry-id.ts';
import { competitionPrefix, type SeasonContext } from './season-context.ts';

const hosted = z.object({ matchId: z.string(), stadiumId: entryId('Stadium') });

/**
 * Adds the ids of venues whose id `data/venues.csv` does not have: an id means the venue where most of its stored
 * matches are. Not all, since a match may have moved since. Where two venues have as many, neither is inferred.
 *
 * @param body the schedule of the season
 */
export function inferVenueIds(body: unknown, context: SeasonContext): SeasonContext {
  const namedVenues = new Set(context.venues.values());
  if ([...context.matches.values()].every(({ venue_id }) => namedVenues.has(venue_id))) return context;
  const claims = new Map<string, { id: string; venue: string; matches: number }>();
  for (const entry of scheduleEntries(body)) {
    const host = hosted.safeParse(entry).data;
    const venue = host && context.matches.get(host.matchId)?.venue_id;
    if (!venue || competitionPrefix(host.stadiumId) !== competitionPrefix(context.seasonId)) continue;
    if (namedVenues.has(venue) || context.venues.has(host.stadiumId)) continue;
    const key = `${host.stadiumId} ${venue}`;
    const { matches } = claims.get(key) ?? { matches: 0 };
    claims.set(key, { id: host.stadiumId, venue, matches: matches + 1 });
  }
  const all = [...claims.values()];
  const inferred = all.filter((claim) =>
    all.every(
      (other) =>
        other === claim ||
        other.matches < claim.matches ||
        (other.id !== claim.id && other.venue !== claim.venue),
    ),
  );
  if (inferred.length === 0) return context;
  return {
    ...context,
    venues: new Map([...context.venues, ...inferred.map(({ id, venue }) => [id, venue] as const)]),
  };
}
