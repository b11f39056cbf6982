import { agreesWithResults, type Contradiction, contradictionsOf } from '../../../derive/agreement.ts';
import { deductionsOf } from '../../../derive/tally.ts';
import { mergeRows } from '../../../feed/merge.ts';
import type { DatasetRow } from '../../../records/dataset/index.ts';
import type { FeedSource } from '../feed-source.ts';
import { currentAt, type LiveSeason } from '../live-season.ts';
import { isRejected, type RejectedChange } from '../rejections.ts';
import { windowsMs } from '../timing.ts';

type StandingRow = DatasetRow<'standings'>;

/** The league's own table, of the first stage that has one. */
export const standings: FeedSource<StandingRow> = {
  name: 'standings',
  windowMs: windowsMs.standings,
  isList: false,
  isOffered: (paths) => paths.standings !== undefined,
  async read(adapter, context, fetchPage) {
    const path = adapter.paths(context.seasonId).standings;
    if (path === undefined) return { entries: [], rejected: [] };
    return adapter.parseStandings((await fetchPage(path)).body, context);
  },
  keyOf: ({ club }) => club,
  storedKeys({ dataset, context }) {
    const first = context.stages.find(({ table }) => table !== null)?.stage;
    return dataset.standings.filter(({ stage }) => stage === first).map(({ club }) => club);
  },
  merge: mergeStandings,
};

/**
 * Merges the league's table over the stored one, where it agrees with the results. Where it does not, its deductions alone
 * are used, and the table is computed from the results.
 */
function mergeStandings(season: LiveSeason, fed: readonly StandingRow[], now: Date): LiveSeason {
  const { league, matches, standings: stored } = season.dataset;
  const mergedTable = mergeRows('standings', stored, fed, currentAt(now));
  const ofStage = (row: StandingRow) => row.stage === fed[0]?.stage;
  const table = mergedTable.rows.filter(ofStage);
  const storedTable = stored.filter(ofStage);
  const isPlausible = isDeductedFromFew(table);
  const storedDeductions = deductionsOf(storedTable);
  const deductions = isPlausible ? largerOf(storedDeductions, deductionsOf(table)) : storedDeductions;
  const isUsed =
    agreesWithResults(league, table, matches, deductions) || (storedTable.length === 0 && isPlausible);
  return {
    ...season,
    dataset: { ...season.dataset, standings: isUsed ? mergedTable.rows : stored },
    rejected: [
      ...season.rejected,
      ...mergedTable.changes.filter(isRejected),
      ...contradictionsOf(league, table, matches, deductions).map(rejectionOf),
    ],
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
