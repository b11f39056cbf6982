import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { isAhead, isAwaited, isOverdue, lateMs, matchMs } from '../match/match-phase.ts';
import type { LeagueData } from '../published-data.ts';

/** Returns what is missing of the current season. A season without a match to come misses nothing. */
export function missingResults(data: LeagueData) {
  const matches = data.tables.rows('matches', data.currentSeason);
  const awaitedMatches = matches.filter((match) => isAwaited(match, data.asOf));
  const [firstMatch] = awaitedMatches;
  return (
    firstMatch && {
      /** How many matches began more than a day ago and have no result. */
      count: awaitedMatches.filter((match) => isOverdue(match, data, lateMs)).length,
      /** The day of the first match without a result, which may be to come. */
      since: firstMatch.date,
      /** The day of the last result, or else the day up to which the results are complete. */
      lastDay: matches.findLast(hasResult)?.date ?? data.asOf,
    }
  );
}

/** Returns whether results are missing, so that what the page says of now was so in the past. */
export function isLate(data: LeagueData): boolean {
  return (missingResults(data)?.count ?? 0) > 0;
}

/**
 * Returns the next matches, the nearest first, and the results, the latest first. A match that began less than a day ago
 * and has no result is a next match, since the live scores may show it. If other results are missing, it is one only as
 * long as a match lasts.
 */
export function matchesAround(data: LeagueData, matches: readonly Match[], count: number) {
  const graceMs = isLate(data) ? matchMs : lateMs;
  return {
    nextMatches: matches.filter((match) => isAhead(match, data, graceMs)).slice(0, count),
    results: matches.filter(hasResult).toReversed(),
  };
}
