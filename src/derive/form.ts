import { isPlayedBy } from './clubs-of-matches.ts';
import { hasResult, type Result, type ScoredResult } from './tally.ts';

/** What a match was for a club: a win, a draw or a loss. */
export type ResultLetter = 'W' | 'D' | 'L';

const formLength = 5;

/** Returns what a match was for one of its clubs. */
export function resultLetter(
  { home_club, home_goals, away_goals }: ScoredResult,
  club: string,
): ResultLetter {
  const margin = home_club === club ? home_goals - away_goals : away_goals - home_goals;
  return margin > 0 ? 'W' : margin < 0 ? 'L' : 'D';
}

/** Returns a club's last five results, oldest first, from results in order of play. */
export function formOf(results: readonly Result[], club: string): ResultLetter[] {
  return results
    .filter((result) => isPlayedBy(result, club))
    .filter(hasResult)
    .slice(-formLength)
    .map((result) => resultLetter(result, club));
}
