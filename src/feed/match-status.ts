import { matchStatus } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import { isInProgress } from '../records/match-status.ts';
import { RejectedEntryError } from './parse-entries.ts';
import type { MatchEntry } from './schemas/match.ts';

type Status = Match['status'];
type State = Pick<MatchEntry, 'status' | 'phase'>;

/** Phases before a match; after it is `FULL_TIME`; any other is in it. */
const phasesBeforeKickoff = ['PRE_MATCH', ''];

/**
 * Returns the state of a match. A status that is not ours is one of a match in play if the phase is.
 *
 * @throws {RejectedEntryError} if neither says it
 */
export function statusOf({ status, phase }: State): Status {
  const ourStatus = matchStatus.safeParse(status.toUpperCase().replaceAll(/[\s-]/g, '_'));
  if (ourStatus.success) return ourStatus.data;
  if (phase === 'HALF_TIME') return 'HALF_TIME';
  if (phase && phase !== 'FULL_TIME' && !phasesBeforeKickoff.includes(phase)) return 'LIVE';
  throw new RejectedEntryError(`status '${status}' is not known`);
}

/** Whether there is a score and a clock: a match may be suspended before its kick-off, too. */
export function hasBegun(status: Status, { phase }: Pick<State, 'phase'>): boolean {
  if (status === 'SUSPENDED' && phase === 'PRE_MATCH') return false;
  return status === 'FINISHED' || isInProgress(status);
}
