import { hasResult, type Result } from './tally.ts';

const formLength = 5;

/** Returns a club's last five results, oldest first, from results in order of play. */
export function formOf(results: readonly Result[], club: string): ('W' | 'D' | 'L')[] {
  const letters: ('W' | 'D' | 'L')[] = [];
  for (const result of results) {
    if (!hasResult(result) || (result.home_club !== club && result.away_club !== club)) continue;
    const margin = (result.home_goals - result.away_goals) * (result.home_club === club ? 1 : -1);
    letters.push(margin > 0 ? 'W' : margin === 0 ? 'D' : 'L');
  }
  return letters.slice(-formLength);
}

/**
 * Returns the results without each club's most recent one. Since clubs do not all play on one day and matches are
 * rescheduled, a date does not separate two rounds.
 */
export function roundBefore<R extends Result>(results: readonly R[]): R[] {
  const latest = new Map<string, R>();
  for (const result of results) {
    if (!hasResult(result)) continue;
    latest.set(result.home_club, result);
    latest.set(result.away_club, result);
  }
  const dropped = new Set<Result>(latest.values());
  return results.filter((result) => hasResult(result) && !dropped.has(result));
}
