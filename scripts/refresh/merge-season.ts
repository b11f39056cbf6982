import { inOrderOfPlay } from '../../src/derive/matches.ts';
import { ascending } from '../../src/derive/order.ts';
import { applyRules, type SeasonRows } from '../../src/feed/apply-rules.ts';
import type { MergedTable } from '../../src/feed/column-rules.ts';
import type { Header } from '../../src/feed/match-detail.ts';
import { type Change, isApplied, mergeRows } from '../../src/feed/merge.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import type { IncomingRows } from './incoming-rows.ts';
import { mergeGoalLists } from './merge-goal-lists.ts';

export interface MergedSeason {
  /** The rows of the season as they are to be stored, in the order of their files. */
  readonly rows: SeasonRows;
  /** What became of the feed's values. */
  readonly changes: readonly Change[];
}

/** Tables of which the feed lists all rows of a season. */
const completeTables: readonly MergedTable[] = ['matches', 'players', 'teamStats'];

/** Tables that the feed has as of today: they say nothing about a past season. */
const presentTables: readonly MergedTable[] = ['people', 'squads'];

export interface SeasonMerge {
  readonly dataset: Dataset;
  readonly context: Pick<SeasonContext, 'season' | 'isCurrent'>;
  readonly incoming: IncomingRows;
  /** The feed's headers by match. */
  readonly headers: ReadonlyMap<string, Header>;
  /** Whether the feed lists a row, which may yet not be merged: a stored row that it does not list is reported. */
  readonly isListed: (table: MergedTable, key: string) => boolean;
  /** When the feed made its answer. */
  readonly at: Date;
  /** Whether the operator accepts a loss. */
  readonly accepts: (loss: Change) => boolean;
}

/** Merges the feed's rows of a season over the stored ones, and puts back those that break an integrity rule. */
export function mergeSeason({
  dataset,
  context,
  incoming,
  headers,
  isListed,
  at,
  accepts,
}: SeasonMerge): MergedSeason {
  const { season, isCurrent } = context;
  const changes: Change[] = [];
  const rows: Record<string, object[]> = {};
  const matchDates = new Map(ofSeason(dataset.matches, season).map(({ match_id, date }) => [match_id, date]));
  for (const table of Object.keys(incoming) as (keyof IncomingRows)[]) {
    if (presentTables.includes(table) && !isCurrent) continue;
    // Rows of a table without seasons have none; the others are of this one.
    const stored = (dataset[table] as readonly { readonly season?: number }[]).filter(
      (row) => row.season === undefined || row.season === season,
    );
    const merged = mergeRows<object>(table, stored, incoming[table], {
      now: at,
      isCurrent,
      matchDates,
      isComplete: completeTables.includes(table),
      accepts,
    });
    rows[table] = merged.rows;
    changes.push(
      ...merged.changes.filter(
        ({ column, outcome, row }) => column !== null || outcome !== 'kept' || !isListed(table, row),
      ),
    );
  }
  const merged = rows as SeasonRows;
  const goals = mergeGoalLists(
    ofSeason(dataset.goals, season),
    {
      matches: merged.matches?.toSorted(inOrderOfPlay) ?? [],
      sides: merged.matchStats ?? [],
      players: merged.players ?? [],
      headers,
    },
    { now: at, isCurrent, matchDates, accepts },
  );
  changes.push(...goals.changes);
  const judged = applyRules(dataset, season, { ...merged, goals: goals.rows });
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
  const matches = [...(rows.matches ?? [])].sort(inOrderOfPlay);
  const people = rows.people && inOrderOfNames(dataset, rows.people);
  return {
    ...rows,
    matches,
    ...(rows.matchStats && { matchStats: inOrderOf(matches, rows.matchStats) }),
    ...(rows.goals && { goals: inOrderOf(matches, rows.goals) }),
    ...(rows.referees && { referees: inOrderOf(matches, rows.referees) }),
    ...(rows.players && {
      players: inOrderOfMinutes(ofSeason(dataset.players, season), rows.players, isCurrent),
    }),
    ...(people && { people }),
    ...(people && rows.squads && { squads: inOrderOfPeople(people, rows.squads) }),
    ...(rows.teamStats && { teamStats: rows.teamStats.toSorted((a, b) => ascending(a.club, b.club)) }),
  };
}

/** Rows about matches in the order of the matches, the home side's first. */
function inOrderOf<Row extends { readonly match_id: string; readonly side?: string }>(
  matches: readonly DatasetRow<'matches'>[],
  rows: readonly Row[],
): Row[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.flatMap(({ match_id }) =>
    (byMatch.get(match_id) ?? []).toSorted((a, b) => ascending(b.side ?? '', a.side ?? '')),
  );
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

function inOrderOfNames(
  dataset: Dataset,
  people: SeasonRows['people'] = [],
): readonly DatasetRow<'people'>[] {
  if (people.length === dataset.people.length) return people;
  return people.toSorted(
    (a, b) => ascending(a.full_name, b.full_name) || ascending(a.player_id, b.player_id),
  );
}

function inOrderOfPeople(
  people: readonly DatasetRow<'people'>[],
  squads: readonly DatasetRow<'squads'>[],
): DatasetRow<'squads'>[] {
  const places = new Map(people.map(({ player_id }, index) => [player_id, index]));
  const placeOf = ({ player_id }: DatasetRow<'squads'>) => places.get(player_id) ?? people.length;
  return squads.toSorted((a, b) => placeOf(a) - placeOf(b));
}
