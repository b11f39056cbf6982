import type { DatasetRow } from '../../records/dataset/index.ts';
import { isOpen } from '../../records/match-status.ts';

const minuteMs = 60_000;
const beforeMs = 15 * minuteMs;
/** Extra time, a shoot-out and a long delay included. */
const afterMs = 180 * minuteMs;

/** Whether a match is in play, about to begin, or should have ended by now. */
export function isMatchNear({ status, kickoff_utc }: DatasetRow<'matches'>, now: number): boolean {
  if (kickoff_utc === null || !isOpen(status) || status === 'POSTPONED') return false;
  const kickoff = Date.parse(kickoff_utc);
  return now >= kickoff - beforeMs && now <= kickoff + afterMs;
}
