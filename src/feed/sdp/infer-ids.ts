import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { SeasonContext } from '../adapter.ts';
import { entriesIn } from '../parse-entries.ts';
import { competitionPrefix, entryId } from './entry-fields.ts';

type StoredMatch = Pick<DatasetRow<'matches'>, 'home_club' | 'away_club'>;

const clubOfSide = z.object({ teamId: entryId('Team') });
const pairing = z.object({ matchId: z.string(), home: clubOfSide, away: clubOfSide });

/**
 * Adds the ids of clubs whose id `data/clubs.csv` does not have, inferred from the stored matches. An id that would
 * mean two clubs, and a club that would have two ids, are left out.
 *
 * @param body the schedule of the season
 * @throws {UnexpectedResponseError} if it is no schedule
 */
export function inferIds(body: unknown, context: SeasonContext): SeasonContext {
  const namedClubs = new Set(context.clubs.values());
  const isNamed = (match: StoredMatch) => namedClubs.has(match.home_club) && namedClubs.has(match.away_club);
  if ([...context.matches.values()].every(isNamed)) return context;
  const inferred = new Map<string, readonly [teamId: string, club: string]>();
  for (const entry of entriesIn(body, 'matches')) {
    const pair = pairing.safeParse(entry).data;
    const match = pair && context.matches.get(pair.matchId);
    if (!match) continue;
    const sides = [
      [match.home_club, pair.home],
      [match.away_club, pair.away],
    ] as const;
    for (const [club, { teamId }] of sides) {
      const isOurs = competitionPrefix(teamId) === competitionPrefix(context.seasonId);
      if (namedClubs.has(club) || context.clubs.has(teamId) || !isOurs) continue;
      inferred.set(`${teamId} ${club}`, [teamId, club]);
    }
  }
  const claims = [...inferred.values()];
  const certain = claims.filter(([teamId, club]) =>
    claims.every(([otherId, other]) => (otherId === teamId) === (other === club)),
  );
  return certain.length === 0 ? context : { ...context, clubs: new Map([...context.clubs, ...certain]) };
}
