import type { Match } from '../../records/match.ts';
import { isInProgress, isOpen } from '../../records/match-status.ts';

export type MatchPhase = 'live' | 'next' | 'last';

/** Returns where a match belongs among others: in play, still to be played, or over. The script moves cards by it. */
export function matchPhase({ status }: Pick<Match, 'status'>): MatchPhase {
  if (isInProgress(status)) return 'live';
  return isOpen(status) ? 'next' : 'last';
}

/** Returns whether a match is in play or still to be played. A match before `asOf` without a result was moved. */
export function isAhead({ status, date }: Pick<Match, 'status' | 'date'>, asOf: string): boolean {
  return isOpen(status) && date >= asOf;
}
