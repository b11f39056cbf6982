import type { Match } from './match.ts';

type Status = Match['status'];

/** Returns whether a match is being played, half time included. */
export function isInPlay(status: Status): boolean {
  return status === 'LIVE' || status === 'IN_PLAY' || status === 'HALF_TIME';
}

/** Returns whether a match is being played, or is interrupted. */
export function isInProgress(status: Status): boolean {
  return isInPlay(status) || status === 'SUSPENDED';
}

/** Returns whether a match is in progress or still to be played, now or on another day. */
export function isOpen(status: Status): boolean {
  return status !== 'FINISHED' && status !== 'CANCELLED';
}

/** Returns whether a match is postponed or cancelled. A postponed one keeps its day until it has another. */
export function isCalledOff(status: Status): boolean {
  return status === 'POSTPONED' || status === 'CANCELLED';
}
