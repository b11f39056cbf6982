import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { isAhead, isAwaited, isOverdue, lateMs, matchMs } from '../match/match-phase.ts';
import type { LeagueData } from '../published-data.ts';

/** Returns what is missing of the current season. A season without a match to come misses nothing. */
export function missingResults(site: LeagueData) {
  const matches = site.tables.rows('matches', site.currentSeason);
  const awaitedMatches = matches.filter((match) => isAwaited(match, site.asOf));
  const [firstMatch] = awaitedMatches;
  return (
    firstMatch && {
      /** How many matches began more than a day ago and have no result. */
      count: awaitedMatches.filter((match) => isOverdue(match, site, lateMs)).length,
      /** The day of the first match without a result, which may be to come. */
      since: firstMatch.date,
      /** The day of the last result, or else the day up to which the results are complete. */
      lastDay: matches.findLast(hasResult)?.date ?? site.asOf,
    }
  );
}

/** Returns whether results are missing, so that what the page says of now was so in the past. */
export function isLate(site: LeagueData): boolean {
  return (missingResults(site)?.count ?? 0) > 0;
}

/**
 * Returns the next matches, the nearest first, and the results, the latest first. A match that began less than a day ago
 * and has no result is a next match, since the live scores may show it. If other results are missing, it is one only as
 * long as a match lasts.
 */
export function matchesAround(site: LeagueData, matches: readonly Match[], count: number) {
  const graceMs = isLate(site) ? matchMs : lateMs;
  return {
    nextMatches: matches.filter((match) => isAhead(match, site, graceMs)).slice(0, count),
    results: matches.filter(hasResult).toReversed(),
  };
}
