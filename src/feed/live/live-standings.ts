import { agreesWithResults, type Contradiction, contradictionsOf } from '../../derive/agreement.ts';
import { deductionsOf } from '../../derive/tally.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { type LiveSeason, mergeLeniently, type RejectedChange } from './live-season.ts';

type StandingRow = DatasetRow<'standings'>;

/**
 * Merges the league's table over the stored one, where it agrees with the results. Where it does not, its deductions alone
 * are used, and the table is computed from the results.
 */
export function mergeStandings(season: LiveSeason, fed: readonly StandingRow[], now: Date): LiveSeason {
  const { league, matches, standings: stored } = season.dataset;
  const { dataset, rejected } = mergeLeniently(season, { standings: fed }, now);
  const ofStage = (row: StandingRow) => row.stage === fed[0]?.stage;
  const table = dataset.standings.filter(ofStage);
  const storedTable = stored.filter(ofStage);
  const isPlausible = isDeductedFromFew(table);
  const storedDeductions = deductionsOf(storedTable);
  const deductions = isPlausible ? largerOf(storedDeductions, deductionsOf(table)) : storedDeductions;
  const isUsed =
    agreesWithResults(league, table, matches, deductions) || (storedTable.length === 0 && isPlausible);
  const contradictions = contradictionsOf(league, table, matches, deductions).map(rejectionOf);
  return {
    ...season,
    dataset: isUsed ? dataset : season.dataset,
    rejected: [...season.rejected, ...rejected, ...contradictions],
  };
}

/** Whether most clubs have all their points: where the feed's points are wrong, they are of many clubs. */
function isDeductedFromFew(table: readonly StandingRow[]): boolean {
  return table.filter(({ points_deducted }) => points_deducted > 0).length <= table.length / 2;
}

/** Returns the larger of two deductions of each club: a stored one stays, and the feed may add to it. */
function largerOf(
  stored: ReadonlyMap<string, number>,
  fed: ReadonlyMap<string, number>,
): Map<string, number> {
  const clubs = new Set([...stored.keys(), ...fed.keys()]);
  return new Map([...clubs].map((club) => [club, Math.max(stored.get(club) ?? 0, fed.get(club) ?? 0)]));
}

/** Returns a figure of the league's table as one that was not used. */
function rejectionOf({ club, column, value, expected }: Contradiction): RejectedChange {
  const why = `${value}; the results give ${expected}`;
  return { table: 'standings', row: club, column, before: expected, after: value, outcome: 'rejected', why };
}
