import { UserError } from '../../build/errors.ts';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';

type StandingRow = DatasetRow<'standings'>;

/** Describes the points that the league's table has deducted. */
export function describeDeductions(table: readonly StandingRow[]): string[] {
  return table
    .filter(({ points_deducted }) => points_deducted > 0)
    .map(
      ({ club, points_deducted }) =>
        `${club} has ${points_deducted} points fewer than its results: a deduction`,
    );
}

/**
 * Compares the league's table with the stored results.
 *
 * @returns why they cannot be compared, where one is behind the other
 * @throws {UserError} if a table of the same matches does not follow from them
 */
export function compareTable(
  league: Pick<League, 'points'>,
  season: number,
  table: readonly StandingRow[],
  matches: readonly DatasetRow<'matches'>[],
): string | undefined {
  const [first] = table;
  if (!first || agreesWithResults(league, table, matches)) return undefined;
  const results = matches.filter(({ stage, status }) => stage === first.stage && status === 'FINISHED');
  const playedByClubs = table.reduce((sum, row) => sum + row.played, 0);
  if (playedByClubs !== 2 * results.length) {
    return `the league's table counts ${playedByClubs / 2} matches, the data has ${results.length}: not compared`;
  }
  throw new UserError(`the feed's own table of ${season} does not follow from its results`);
}
