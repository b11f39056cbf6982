import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { isOpen } from '../../records/match-status.ts';
import type { Site } from '../site.ts';

/** Returns how many matches of a season have a result, and how many there are, in words. */
export function seasonProgress({ t, tables }: Site, season: number): string {
  const matches = tables.rows('matches', season);
  return t('{finished} of {scheduled} matches played', {
    finished: matches.filter(hasResult).length,
    scheduled: matches.length,
  });
}

/** Returns whether there are matches, all of which are over or cancelled. */
export function areOver(matches: readonly Match[]): boolean {
  return matches.length > 0 && matches.every(({ status }) => !isOpen(status));
}
