import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { maxEntries } from '../parse-entries.ts';
import { competitionPrefix, type SeasonContext } from '../season-context.ts';
import { entryId } from './fields.ts';

type StoredMatch = Pick<DatasetRow<'matches'>, 'home_club' | 'away_club'>;

const schedule = z.object({ matches: z.array(z.unknown()).check(z.maxLength(maxEntries)) });
const side = z.object({ teamId: entryId('Team') });
const pairing = z.object({ matchId: z.string(), home: side, away: side });

/**
 * Adds the ids of clubs whose id `data/clubs.csv` does not have, inferred from the stored matches. An id that would
 * mean two clubs, and a club that would have two ids, are left out.
 *
 * @param body the schedule of the season; another answer implies nothing
 */
export function inferIds(body: unknown, context: SeasonContext): SeasonContext {
  const namedClubs = new Set(context.clubs.values());
  const isNamed = (match: StoredMatch) => namedClubs.has(match.home_club) && namedClubs.has(match.away_club);
  if ([...context.matches.values()].every(isNamed)) return context;
  const inferred = new Map<string, Set<string>>();
  for (const entry of schedule.safeParse(body).data?.matches ?? []) {
    const pair = pairing.safeParse(entry).data;
    const match = pair && context.matches.get(pair.matchId);
    if (!match) continue;
    for (const [club, { teamId }] of [
      [match.home_club, pair.home],
      [match.away_club, pair.away],
    ] as const) {
      const isOurs = competitionPrefix(teamId) === competitionPrefix(context.seasonId);
      if (namedClubs.has(club) || context.clubs.has(teamId) || !isOurs) continue;
      inferred.set(teamId, (inferred.get(teamId) ?? new Set()).add(club));
    }
  }
  const claims = [...inferred].flatMap(([teamId, clubs]) =>
    [...clubs].map((club) => [teamId, club] as const),
  );
  const certain = claims.filter(([teamId, club]) =>
    claims.every(([otherId, other]) => (otherId === teamId) === (other === club)),
  );
  return certain.length === 0 ? context : { ...context, clubs: new Map([...context.clubs, ...certain]) };
}
