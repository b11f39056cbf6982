import * as z from 'zod';
import { feedId } from '../records/fields.ts';
import { maxEntries } from './parse-entries.ts';
import { competition, type SeasonContext } from './season-context.ts';

const side = z.object({ teamId: feedId('Team') });
const pairing = z.object({ matchId: z.string(), home: side, away: side });
const schedule = z.object({ matches: z.array(z.unknown()).max(maxEntries) });

/** The entries of a schedule, whatever they are; none where it is no schedule. */
export function scheduleEntries(body: unknown): readonly unknown[] {
  return schedule.safeParse(body).data?.matches ?? [];
}

/**
 * What is known, and with it the ids of clubs whose id `data/clubs.csv` does not have: who plays in a match we know, we
 * know. An id that would mean two clubs, or a club that would have two ids, is not learned.
 *
 * @param body the schedule of the season
 */
export function inferClubIds(body: unknown, context: SeasonContext): SeasonContext {
  const named = new Set(context.clubs.values());
  const learned = new Map<string, Set<string>>();
  for (const entry of scheduleEntries(body)) {
    const wire = pairing.safeParse(entry).data;
    const match = wire && context.matches.get(wire.matchId);
    if (!match) continue;
    for (const [club, { teamId }] of [
      [match.home_club, wire.home],
      [match.away_club, wire.away],
    ] as const) {
      const isOurs = competition(teamId) === competition(context.seasonId);
      if (named.has(club) || context.clubs.has(teamId) || !isOurs) continue;
      learned.set(teamId, (learned.get(teamId) ?? new Set()).add(club));
    }
  }
  const claims = [...learned].flatMap(([teamId, clubs]) => [...clubs].map((club) => [teamId, club] as const));
  const certain = claims.filter(([teamId, club]) =>
    claims.every(([otherId, other]) => (otherId === teamId) === (other === club)),
  );
  return certain.length === 0 ? context : { ...context, clubs: new Map([...context.clubs, ...certain]) };
}
