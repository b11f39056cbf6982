import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { maxMatchday } from '../../records/dataset/match-rows.ts';
import { type FeedMatch, type SeasonContext, scheduleRow } from '../adapter.ts';
import {
  assertFirst,
  assertValid,
  entriesIn,
  type ParseResult,
  parseEntries,
  RejectedEntry,
} from '../parse-entries.ts';
import { competitionPrefix, entryId, requestTime } from './entry-fields.ts';
import { type MatchEntry, matchSchema } from './match-entry.ts';
import { matchdayOf, parseMatch } from './parse-match.ts';

/**
 * Parses the schedule of a season. Of two entries with one id the first is used.
 *
 * @param context with the ids that the schedule implies, as `inferIds` finds them
 * @param now when the feed answered; left out: what the answer says
 * @throws {UnexpectedResponseError} if it is no schedule
 */
export function parseSchedule(
  body: unknown,
  context: SeasonContext,
  now: Date | undefined = requestTime(body),
): ParseResult<FeedMatch> {
  const seen = new Set<string>();
  const unused: RejectedEntry[] = [];
  const { entries, rejected } = parseEntries(body, 'matches', matchSchema, 'matchId', (entry, what) => {
    const reject = (why: string) => unused.push(new RejectedEntry(what, why));
    const match = assertValid(parseMatch(entry, context, { now, reject }), scheduleRow);
    assertFirst(seen, match.match_id);
    unusedIn(entry, match, context).forEach(reject);
    return match;
  });
  return { entries, rejected: [...rejected, ...unused] };
}

/** Returns what an entry says that its match does not have, each with the reason. */
function unusedIn(entry: MatchEntry, match: FeedMatch, { clubs, venues }: SeasonContext): string[] {
  const { matchSet, winTeamId, stadiumId, stadiumName } = entry;
  const { stageId, name: round } = matchSet ?? {};
  const winner = winTeamId ? (clubs.get(winTeamId) ?? 'no club of data/clubs.csv') : match.winner;
  const reasons: string[] = [];
  if (match.stage === null)
    reasons.push(`stage ${stageId ?? 'without an id'} is not in data/stages.csv; the match has none`);
  if (stadiumId && !venues.has(stadiumId))
    reasons.push(
      `stadium ${stadiumId} (${stadiumName || 'without a name'}) is not a venue of data/venues.csv`,
    );
  if (round?.startsWith('Matchday ') && matchdayOf(round) === null)
    reasons.push(`'${round}' cannot be; expected Matchday 1 to ${maxMatchday}`);
  if (match.status === 'FINISHED' && winner !== match.winner)
    reasons.push(`winTeamId: names ${winner}; by the score the winner is ${match.winner ?? 'none'}`);
  return reasons;
}

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
