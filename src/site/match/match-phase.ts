import type { Match } from '../../records/match.ts';
import { isInProgress, isOpen } from '../../records/match-status.ts';

export type MatchPhase = 'live' | 'next' | 'last';

/** Returns where a match belongs among others: in play, still to be played, or over. The script moves cards by it. */
export function matchPhase({ status }: Pick<Match, 'status'>): MatchPhase {
  if (isInProgress(status)) return 'live';
  return isOpen(status) ? 'next' : 'last';
}
