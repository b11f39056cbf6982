import { hasResult, type Result, type ResultLetter, resultLetter } from './matches.ts';

/** Consecutive matches of a club with certain results. `from` and `to` are the days of the first and the last. */
export interface Run {
  readonly club: string;
  readonly from: string;
  readonly to: string;
  readonly matches: number;
  /** The season of its matches; null where they are of several. */
  readonly season: number | null;
}

/**
 * Returns the longest run of each club with only such results, the longest first.
 *
 * @param counts whether a run counts. A club has none if none of its runs does.
 */
export function longestRuns(
  clubs: Iterable<string>,
  matchesOf: (club: string) => readonly Result[],
  results: readonly ResultLetter[],
  counts: (run: Run) => boolean = () => true,
): Run[] {
  return [...clubs]
    .map((club) => {
      const runs = runsOf(club, matchesOf(club), results).filter(counts);
      const length = Math.max(...runs.map(({ matches }) => matches));
      return runs.find(({ matches }) => matches === length);
    })
    .filter((run) => run !== undefined)
    .sort((a, b) => b.matches - a.matches || (a.from < b.from ? -1 : 1));
}

/** Returns every run of a club that no match before or after it continues, in order of play. */
function runsOf(club: string, matches: readonly Result[], results: readonly ResultLetter[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const match of matches.filter(hasResult)) {
    const { date, season } = match;
    const isPart = results.includes(resultLetter(match, club));
    if (run && !isPart) runs.push(run);
    if (!isPart) run = undefined;
    else if (!run) run = { club, from: date, to: date, matches: 1, season };
    else {
      run = {
        ...run,
        to: date,
        matches: run.matches + 1,
        season: run.season === season ? season : null,
      };
    }
  }
  return run ? [...runs, run] : runs;
}
