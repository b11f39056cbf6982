import type { DatasetRow } from '../records/dataset/index.ts';
import { clubsInTable } from './clubs-of-matches.ts';
import { deductionsOf, type Result, type Tally, tally } from './tally.ts';

type StandingRow = DatasetRow<'standings'>;

const figures = ['played', 'points', 'goals_for', 'goals_against'] as const satisfies (keyof Tally)[];

/** A figure of a club in the league's table, and what the results give. */
export interface Contradiction {
  readonly club: string;
  readonly column: (typeof figures)[number];
  readonly found: number;
  readonly expected: number;
}

/**
 * Returns whether the league's table follows from these results. While a match ends, either may be ahead of the other.
 *
 * @param deductions the points deducted from each club; left out: what the table says
 */
export function agreesWithResults(
  table: readonly StandingRow[],
  matches: readonly Result[],
  deductions = deductionsOf(table),
): boolean {
  const counted = countedFrom(table, matches, deductions);
  const isSame = (row: StandingRow) =>
    figures.every((column) => counted.get(row.club)?.[column] === row[column]);
  return table.length > 0 && table.length === counted.size && table.every(isSame);
}

/** Returns the first figure of each club that is another than the results of as many matches give. */
export function contradictionsOf(
  table: readonly StandingRow[],
  matches: readonly Result[],
  deductions: ReadonlyMap<string, number>,
): Contradiction[] {
  const counted = countedFrom(table, matches, deductions);
  return table.flatMap((row) => {
    const own = counted.get(row.club);
    const column = own?.played === row.played && figures.find((name) => own[name] !== row[name]);
    return own && column ? [{ club: row.club, column, found: row[column], expected: own[column] }] : [];
  });
}

/** Returns what the results of the table's stage give, by club. */
function countedFrom(
  [first]: readonly StandingRow[],
  matches: readonly Result[],
  deductions: ReadonlyMap<string, number>,
): ReadonlyMap<string, Tally> {
  const results = matches.filter(({ stage }) => stage === first?.stage);
  return new Map(tally(results, clubsInTable(results), deductions).map((row) => [row.club, row]));
}
