import { ascending, inOrderOfPlay } from '../../src/derive/order.ts';
import type { Header } from '../../src/feed/adapter.ts';
import { applyRules, type SeasonRows } from '../../src/feed/apply-rules.ts';
import type { MergedTable } from '../../src/feed/column-rules.ts';
import { type Change, isApplied, mergeRows } from '../../src/feed/merge.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import { type Dataset, type DatasetRow, rowsOf } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { keysOf } from '../../src/records/typed.ts';
import type { IncomingRows } from './incoming-rows.ts';
import { mergeGoalLists } from './merge-goal-lists.ts';

/** Tables that the feed has as of today: they say nothing about a past season. */
const presentTables: readonly MergedTable[] = ['people', 'squads'];

export interface SeasonMerge {
  readonly dataset: Dataset;
  readonly context: Pick<SeasonContext, 'season' | 'isCurrent'>;
  readonly incoming: IncomingRows;
  /** The feed's headers by match. */
  readonly headers: ReadonlyMap<string, Header>;
  /** The keys of all rows that the feed lists, merged or not, of the tables of which it should list every row. */
  readonly listed: { readonly [Name in MergedTable]?: ReadonlySet<string> };
  /** When the feed made its answer. */
  readonly at: Date;
  /** Whether the operator accepts a loss. */
  readonly accepts: (loss: Change) => boolean;
}

/**
 * Merges the feed's rows of a season over the stored ones, and puts back those that break an integrity rule.
 *
 * @returns the rows as they are to be stored, in the order of their files, and what became of the feed's values
 */
export function mergeSeason(merge: SeasonMerge): { rows: SeasonRows; changes: readonly Change[] } {
  const { dataset, incoming, headers, at: now, accepts } = merge;
  const { season, isCurrent } = merge.context;
  const changes: Change[] = [];
  const rows: Record<string, object[]> = {};
  const matchDates = new Map(ofSeason(dataset.matches, season).map(({ match_id, date }) => [match_id, date]));
  const options = { now, isCurrent, corrections: dataset.corrections, matchDates, accepts };
  for (const table of keysOf(incoming)) {
    if (presentTables.includes(table) && !isCurrent) continue;
    // Rows of a table without seasons have none; the others are of this one.
    const storedRows = rowsOf(dataset, table).filter(
      (row) => row.season === undefined || row.season === season,
    );
    const listedKeys = merge.listed[table];
    const mergedTable = mergeRows<object>(table, storedRows, incoming[table], {
      ...options,
      listed: listedKeys,
    });
    rows[table] = mergedTable.rows;
    changes.push(...mergedTable.changes);
  }
  // The loop has put the rows of each table under its name.
  const seasonRows = rows as SeasonRows;
  const { matchStats: sides = [], players = [] } = seasonRows;
  const matches = seasonRows.matches?.toSorted(inOrderOfPlay) ?? [];
  const sources = { league: dataset.league, matches, sides, players, headers };
  const goals = mergeGoalLists(ofSeason(dataset.goals, season), sources, options);
  changes.push(...goals.changes);
  const judged = applyRules(dataset, season, { ...seasonRows, goals: goals.rows });
  const rejectedRows = new Set(judged.changes.map(({ table, row }) => `${table} ${row}`));
  return {
    rows: inFileOrder(dataset, season, isCurrent, judged.rows),
    changes: [
      // What was merged of a rejected row is undone; what was not merged remains to be reported.
      ...changes.filter((change) => !isApplied(change) || !rejectedRows.has(`${change.table} ${change.row}`)),
      ...judged.changes,
    ],
  };
}

function inFileOrder(dataset: Dataset, season: number, isCurrent: boolean, rows: SeasonRows): SeasonRows {
  const matches = (rows.matches ?? []).toSorted(inOrderOfPlay);
  const byMatch = byPlace(matches, 'match_id');
  const byMatchAndSide = <Row extends { match_id: string; side: string }>(a: Row, b: Row) =>
    byMatch(a, b) || ascending(b.side, a.side);
  const people = rows.people && inOrderOfNames(dataset, rows.people);
  return {
    ...rows,
    matches,
    ...(rows.matchStats && { matchStats: rows.matchStats.toSorted(byMatchAndSide) }),
    ...(rows.goals && { goals: rows.goals.toSorted(byMatchAndSide) }),
    ...(rows.referees && { referees: rows.referees.toSorted(byMatch) }),
    ...(rows.players && {
      players: inOrderOfMinutes(ofSeason(dataset.players, season), rows.players, isCurrent),
    }),
    ...(people && { people }),
    ...(people && rows.squads && { squads: rows.squads.toSorted(byPlace(people, 'player_id')) }),
    ...(rows.teamStats && { teamStats: rows.teamStats.toSorted((a, b) => ascending(a.club, b.club)) }),
  };
}

/** Returns a comparison by the place of the row with the same id in another list. */
function byPlace<Id extends string>(list: readonly Readonly<Record<Id, string>>[], id: Id) {
  const places = new Map(list.map((row, index) => [row[id], index]));
  const placeOf = (row: Readonly<Record<Id, string>>) => places.get(row[id]) ?? list.length;
  return (a: Readonly<Record<Id, string>>, b: Readonly<Record<Id, string>>) => placeOf(a) - placeOf(b);
}

type PlayerRow = DatasetRow<'players'>;

/** Past seasons keep their order; the current one's is the same whatever it was refreshed from. */
function inOrderOfMinutes(
  stored: readonly PlayerRow[],
  rows: readonly PlayerRow[],
  isCurrent: boolean,
): PlayerRow[] {
  const byMinutes = (a: PlayerRow, b: PlayerRow) =>
    (b.minutes ?? 0) - (a.minutes ?? 0) || ascending(a.player_id, b.player_id);
  if (isCurrent) return rows.toSorted(byMinutes);
  return [...rows.slice(0, stored.length), ...rows.slice(stored.length).sort(byMinutes)];
}

function inOrderOfNames(dataset: Dataset, people: readonly DatasetRow<'people'>[]) {
  if (people.length === dataset.people.length) return people;
  return people.toSorted(
    (a, b) => ascending(a.full_name, b.full_name) || ascending(a.player_id, b.player_id),
  );
}
