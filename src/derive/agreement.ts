import type { DatasetRow } from '../records/dataset/index.ts';
import { clubsInTable } from './clubs-of-matches.ts';
import { deductionsOf, type Result, tally } from './tally.ts';

/** Returns whether the league's table follows from these results. While a match ends, either may be ahead of the other. */
export function agreesWithResults(
  table: readonly DatasetRow<'standings'>[],
  matches: readonly Result[],
): boolean {
  const [first] = table;
  if (!first) return false;
  const results = matches.filter(({ stage }) => stage === first.stage);
  const clubs = clubsInTable(results);
  const counted = new Map(tally(results, clubs, deductionsOf(table)).map((row) => [row.club, row]));
  const isSame = ({ club, played, points, goals_for, goals_against }: DatasetRow<'standings'>) => {
    const own = counted.get(club);
    return (
      own?.played === played &&
      own.points === points &&
      own.goals_for === goals_for &&
      own.goals_against === goals_against
    );
  };
  return table.length === clubs.length && table.every(isSame);
}
