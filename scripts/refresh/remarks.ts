import { UserError } from '../../build/errors.ts';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import type { Change, Outcome } from '../../src/feed/merge.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { groupBy } from '../../src/records/typed.ts';
import { shortKey } from './accepted-losses.ts';

/** How each outcome that an operator should know of is introduced. */
const introductions: Partial<Record<Outcome, string>> = {
  kept: 'kept',
  rejected: 'rejected',
  corrected: 'corrected by the feed',
  accepted: 'accepted',
};

/** Describes what became of the feed's values, a line a row: those kept, rejected, corrected or accepted. */
export function describeChanges(changes: readonly Change[]): string[] {
  const reported = changes.filter(({ outcome }) => introductions[outcome] !== undefined);
  const groups = groupBy(reported, ({ outcome, table, row, why }) =>
    JSON.stringify([outcome, table, row, why]),
  );
  return [...groups.values()].map((group) => {
    const [{ outcome, table, row, why }] = group;
    const reason = why === undefined ? '' : ` (${why})`;
    const cells = group.flatMap((change) => (change.column === null ? wholeRow(change) : [cell(change)]));
    const detail = cells.length === 0 ? '' : `: ${cells.join(', ')}`;
    return `${introductions[outcome]}: ${datasetTables[table].name} ${shortKey(row)}${detail}${reason}`;
  });
}

function wholeRow({ before, after }: Change): string[] {
  return before === null && after === null ? [] : [`${before ?? 'nothing'} → ${after ?? 'nothing'}`];
}

function cell({ column, before, after, outcome }: Change): string {
  return outcome === 'kept' && after === null ? `${column} ${before}` : `${column} ${before} → ${after}`;
}

/** Lists the ids of clubs that a schedule implies and `data/` lacks, for the operator to add. */
export function findInferredIds(stored: SeasonContext, { clubs }: SeasonContext): string[] {
  const newIds = [...clubs].filter(([id]) => !stored.clubs.has(id));
  return newIds.map(([id, club]) => `${club} is ${id}, which data/clubs.csv lacks`);
}

type StandingRow = DatasetRow<'standings'>;

/** Lists the points that the league's table deducts: they never stop a refresh. */
export function describeDeductions(table: readonly StandingRow[]): string[] {
  return table
    .filter(({ points_deducted }) => points_deducted > 0)
    .map((row) => `${row.club} has ${row.points_deducted} points fewer than its results: a deduction`);
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
    return `the league's table counts ${playedByClubs / 2} matches, data/ has ${results.length}: not compared`;
  }
  throw new UserError(`the feed's own table of ${season} does not follow from its results`);
}
