import { winReason } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import { isInProgress } from '../records/match-status.ts';
import { hasBegun } from './match-status.ts';
import { RejectedEntryError } from './parse-entries.ts';
import type { MatchEntry } from './schemas/match.ts';

type Result = Pick<
  Match,
  'home_goals' | 'away_goals' | 'home_penalties' | 'away_penalties' | 'winner' | 'win_reason'
>;

/**
 * Returns the score of a match that has begun and, once it is finished, who won it and how. The score decides the
 * winner, whatever the feed names.
 *
 * @param clubIds club_id by the feed's id
 * @throws {RejectedEntryError} if it is finished without a score
 */
export function resultOf(
  entry: MatchEntry,
  status: Match['status'],
  { home, away }: { readonly home: string; readonly away: string },
  clubIds: ReadonlyMap<string, string>,
): Result {
  const isFinished = status === 'FINISHED';
  const hasScore = hasBegun(status, entry);
  const home_goals = hasScore ? (entry.providerHomeScore ?? entry.homeScorePush ?? null) : null;
  const away_goals = hasScore ? (entry.providerAwayScore ?? entry.awayScorePush ?? null) : null;
  if (isFinished && (home_goals === null || away_goals === null))
    throw new RejectedEntryError('is finished without a score');
  const win_reason = isFinished ? reasonOf(entry, home_goals === away_goals) : null;
  const isShootOut =
    win_reason === 'Penalties' || (isInProgress(status) && /PENALT|SHOOT/.test(entry.phase ?? ''));
  const [homeTally, awayTally] = [
    entry.providerPenaltyScoreHome ?? null,
    entry.providerPenaltyScoreAway ?? null,
  ];
  // Of a shoot-out both sides' goals are known, or neither's.
  const isCounted = isShootOut && homeTally !== null && awayTally !== null;
  const home_penalties = isCounted ? homeTally : null;
  const away_penalties = isCounted ? awayTally : null;
  const lead = (home_goals ?? 0) - (away_goals ?? 0) || (home_penalties ?? 0) - (away_penalties ?? 0);
  const leader = lead > 0 ? home : away;
  // Of a shoot-out the feed may know the winner and not the score.
  const namedWinner = win_reason === 'Penalties' ? clubIds.get(entry.winTeamId ?? '') : undefined;
  const shootOutWinner = namedWinner === home || namedWinner === away ? namedWinner : null;
  const winner = !isFinished ? null : lead !== 0 ? leader : shootOutWinner;
  return { home_goals, away_goals, home_penalties, away_penalties, winner, win_reason };
}

/** How a finished match was decided. A reason that the score rules out is replaced by the one that follows from it. */
function reasonOf({ winReason: reason }: MatchEntry, isLevel: boolean): Match['win_reason'] {
  const givenReason = winReason.safeParse(reason);
  if (givenReason.success && isLevel === (givenReason.data === 'Draw' || givenReason.data === 'Penalties'))
    return givenReason.data;
  return isLevel ? 'Draw' : 'RegularTime';
}
