import { hasResult, type Result, type ResultLetter, resultLetter } from '../../derive/tally.ts';

/** Consecutive matches of a club with certain results. `from` and `to` are the days of the first and the last. */
export interface Run {
  readonly club: string;
  readonly from: string;
  readonly to: string;
  readonly matches: number;
}

/** Returns the longest run of each club with only such results, the longest first. */
export function longestRuns(
  clubs: Iterable<string>,
  matchesOf: (club: string) => readonly Result[],
  results: readonly ResultLetter[],
): Run[] {
  return [...clubs]
    .map((club) => longestRun(club, matchesOf(club), results))
    .filter((run) => run !== undefined)
    .sort((a, b) => b.matches - a.matches || (a.from < b.from ? -1 : 1));
}

function longestRun(
  club: string,
  matches: readonly Result[],
  results: readonly ResultLetter[],
): Run | undefined {
  let maxRun: Run | undefined;
  let from: string | undefined;
  let length = 0;
  for (const match of matches.filter(hasResult)) {
    length = results.includes(resultLetter(match, club)) ? length + 1 : 0;
    if (length === 1) from = match.date;
    if (from !== undefined && length > (maxRun?.matches ?? 0))
      maxRun = { club, from, to: match.date, matches: length };
  }
  return maxRun;
}
