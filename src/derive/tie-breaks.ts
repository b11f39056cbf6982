import { league } from '../records/league.ts';
import { clubsInTable } from './clubs-of-matches.ts';
import { deductionsOf, type Result, type Tally, tally } from './tally.ts';

type TieBreak = (typeof league.tie_breaks)[number];

/** The measure of each tie-break; the club with the larger one is first. */
const measures: Readonly<Record<TieBreak, (row: Tally) => number>> = {
  wins: ({ wins }) => wins,
  goal_difference: ({ goal_difference }) => goal_difference,
  goals_for: ({ goals_for }) => goals_for,
  // Who conceded nothing is before all others.
  goal_average: ({ goals_for, goals_against }) =>
    goals_against === 0 ? Infinity : goals_for / goals_against,
};

/** The tie-breaks of the league, as a description names them. */
export const tieBreakNames = league.tie_breaks.map((name) => name.replaceAll('_', ' ')).join(', ');

/**
 * Orders a table by points, then by the tie-breaks of `data/league.json`, then as the league published it, then by
 * club_id. Clubs that the league does not list come after those it does.
 */
export function rank(
  tallies: readonly Tally[],
  published: readonly string[],
  tieBreaks: readonly TieBreak[] = league.tie_breaks,
): Tally[] {
  const place = (club: string) => {
    const index = published.indexOf(club);
    return index === -1 ? published.length : index;
  };
  const byTieBreaks = (a: Tally, b: Tally) => {
    for (const name of tieBreaks) {
      const [one, other] = [measures[name](a), measures[name](b)];
      if (one !== other) return other > one ? 1 : -1;
    }
    return 0;
  };
  return [...tallies].sort(
    (a, b) =>
      b.points - a.points || byTieBreaks(a, b) || place(a.club) - place(b.club) || (a.club < b.club ? -1 : 1),
  );
}

/** Computes a table from results, with the deductions and the last tie-break of the rows that the league published. */
export function rankResults(
  results: readonly Result[],
  published: readonly {
    readonly club: string;
    readonly position: number;
    readonly points_deducted: number;
  }[],
) {
  const order = published.toSorted((a, b) => a.position - b.position).map(({ club }) => club);
  const tallies = tally(results, clubsInTable(results), deductionsOf(published));
  return rank(tallies, order).map((row, index) => ({ position: index + 1, ...row }));
}
