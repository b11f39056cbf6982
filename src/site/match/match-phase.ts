import { isInProgress, isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';

type MatchPhase = 'live' | 'next' | 'last';

const hour = 60 * 60 * 1000;
/** The longest that a match takes from its kick-off: extra time and a shoot-out included. */
export const matchMs = 3 * hour;
/** How long after its kick-off a match without a result is late: until then the live scores may have it. */
export const lateMs = 24 * hour;

/** The day up to which the results are complete, and the moment from which a page is seen. */
interface Present {
  readonly asOf: string;
  readonly now: Date;
}

/** Returns where a match belongs among others: in play, still to be played, or over. The script moves cards by it. */
export function matchPhase({ status }: Pick<Match, 'status'>): MatchPhase {
  if (isInProgress(status)) return 'live';
  return isOpen(status) ? 'next' : 'last';
}

/** Returns the latest moment at which a match may begin: its kick-off, or the end of its day in the last time zone. */
export function latestKickoff({ kickoff_utc, date }: Pick<Match, 'kickoff_utc' | 'date'>): number {
  return kickoff_utc === null ? Date.parse(date) + 36 * hour : Date.parse(kickoff_utc);
}

/** Returns whether a match is open and was to begin a time ago, by default so long that it is over. */
export function isOverdue(match: Match, { now }: Pick<Present, 'now'>, ms = matchMs): boolean {
  return isOpen(match.status) && latestKickoff(match) + ms <= now.getTime();
}

/**
 * Returns whether a match is in play or still to be played. A match before `asOf` without a result was moved.
 *
 * @param ms for how long after its kick-off it is
 */
export function isAhead(match: Match, present: Present, ms = matchMs): boolean {
  return isOpen(match.status) && match.date >= present.asOf && !isOverdue(match, present, ms);
}

/** For how long before its kick-off a match has the room on pages that it needs while it is played. */
const soonMs = 36 * hour;

/** Returns whether a match is likely to be played before the pages are made again. */
export function isSoon(match: Match, { now }: Pick<Present, 'now'>): boolean {
  return isOpen(match.status) && latestKickoff(match) - now.getTime() < soonMs && !isOverdue(match, { now });
}

/** Returns whether a match has no result, and should have one soon after its kick-off. */
export function isAwaited({ status, date }: Pick<Match, 'status' | 'date'>, asOf: string): boolean {
  const isOnItsDay = status !== 'POSTPONED' && status !== 'SUSPENDED';
  return isOpen(status) && isOnItsDay && date >= asOf;
}
