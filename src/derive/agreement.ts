import type { League } from '../records/league-schema.ts';
import { clubsInStandings, type Result } from './matches.ts';
import { deductionsOf, officialStandings, type PublishedRow, type Tally, tally } from './ranking.ts';
import type { StandingsInputs } from './standings.ts';

type PointsRules = Pick<League, 'points'>;

/** What standings say of a club, but for its place. */
export const figures = [
  'played',
  'points',
  'wins',
  'draws',
  'losses',
  'goals_for',
  'goals_against',
  'goal_difference',
] as const satisfies (keyof Tally)[];

/** A figure of a club in the league's standings that differs from what the results give. */
export type Contradiction = ReturnType<typeof contradictionsOf>[number];

/**
 * Returns whether the league's standings follow from these results. While a match ends, either may be ahead of the other.
 *
 * @param deductions the points deducted from each club; by default those that the standings have
 */
export function agreesWithResults(
  league: PointsRules,
  standings: readonly PublishedRow[],
  matches: readonly Result[],
  deductions = deductionsOf(standings),
): boolean {
  const tallies = tallyByClub(league, standings, matches, deductions);
  const isSame = (row: PublishedRow) =>
    figures.every((column) => tallies.get(row.club)?.[column] === row[column]);
  return standings.length > 0 && standings.length === tallies.size && standings.every(isSame);
}

/** Returns the first figure of each club that differs from its results. Clubs with more or fewer matches are left out. */
export function contradictionsOf(
  league: PointsRules,
  standings: readonly PublishedRow[],
  matches: readonly Result[],
  deductions: ReadonlyMap<string, number>,
) {
  const tallies = tallyByClub(league, standings, matches, deductions);
  return standings.flatMap((row) => {
    const results = tallies.get(row.club);
    const column = results?.played === row.played && figures.find((name) => results[name] !== row[name]);
    return results && column
      ? [{ club: row.club, column, value: row[column], expected: results[column] }]
      : [];
  });
}

/** Counts the results of the stage of the standings, by club. */
function tallyByClub(
  league: PointsRules,
  [first]: readonly PublishedRow[],
  matches: readonly Result[],
  deductions: ReadonlyMap<string, number>,
): ReadonlyMap<string, Tally> {
  const results = matches.filter(({ stage }) => stage === first?.stage);
  return new Map(tally(league, results, clubsInStandings(results), deductions).map((row) => [row.club, row]));
}

/** Returns where standings are from. They are calculated if the league has none or its own do not follow from the results. */
export function findStandingsSource(
  inputs: Pick<StandingsInputs, 'league' | 'publishedRows' | 'matches'>,
  stages: readonly string[],
): 'official' | 'calculated' {
  const rows = officialStandings(inputs, stages);
  return rows && agreesWithResults(inputs.league, rows, inputs.matches) ? 'official' : 'calculated';
}
