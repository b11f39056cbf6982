import { isInProgress } from '../../derive/matches.ts';
import { matchStatus, winReason } from '../../records/fields.ts';
import type { Match } from '../../records/match.ts';
import { RejectedEntryError } from '../parse-entries.ts';
import type { MatchEntry } from './match-entry.ts';

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
  const homeTally = entry.providerPenaltyScoreHome ?? null;
  const awayTally = entry.providerPenaltyScoreAway ?? null;
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

/** Returns how a finished match was decided. A reason that the score rules out is replaced by the one that follows from it. */
function reasonOf({ winReason: reason }: MatchEntry, isLevel: boolean): Match['win_reason'] {
  const givenReason = winReason.safeParse(reason);
  if (givenReason.success && isLevel === (givenReason.data === 'Draw' || givenReason.data === 'Penalties'))
    return givenReason.data;
  return isLevel ? 'Draw' : 'RegularTime';
}

type Status = Match['status'];
type State = Pick<MatchEntry, 'status' | 'phase'>;

/** Phases before a match; after it is `FULL_TIME`; any other is in it. */
const phasesBeforeKickoff = ['PRE_MATCH', ''];

/** Other words for our states. */
const synonyms: Readonly<Record<string, Status>> = { CANCELED: 'CANCELLED', INTERRUPTED: 'SUSPENDED' };

/** Returns a status of the feed in the spelling of ours. */
const statusName = (status: string) => status.toUpperCase().replaceAll(/[\s-]/g, '_');

/** Returns whether a match was broken off. */
export function isAbandoned({ status }: Pick<State, 'status'>): boolean {
  return statusName(status) === 'ABANDONED';
}

/**
 * Returns the state of a match. A status that is not ours is one of a match in play if the phase is. An abandoned match is
 * suspended, since it may be resumed, unless the phase says that it is over: then it has no result.
 *
 * @throws {RejectedEntryError} if neither says it, or they contradict each other
 */
export function statusOf({ status, phase }: State): Status {
  const name = statusName(status);
  const isInPlayPhase = phase && phase !== 'FULL_TIME' && !phasesBeforeKickoff.includes(phase);
  if (name === 'UPCOMING' && isInPlayPhase)
    throw new RejectedEntryError(
      `status 'UPCOMING' in phase '${phase}'; expected a status of a match in play`,
    );
  if (isAbandoned({ status })) return phase === 'FULL_TIME' ? 'CANCELLED' : 'SUSPENDED';
  const ourStatus = matchStatus.safeParse(synonyms[name] ?? name);
  if (ourStatus.success) return ourStatus.data;
  if (phase === 'HALF_TIME') return 'HALF_TIME';
  if (isInPlayPhase) return 'LIVE';
  throw new RejectedEntryError(`status '${status}' is not known`);
}

/** Returns whether a match has a score and a clock. One may be suspended before its kick-off, too. */
export function hasBegun(status: Status, { phase }: Pick<State, 'phase'>): boolean {
  if (status === 'SUSPENDED' && phase === 'PRE_MATCH') return false;
  return status === 'FINISHED' || isInProgress(status);
}
