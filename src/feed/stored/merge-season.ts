import { ascending, inOrderOfPlay } from '../../derive/order.ts';
import { integrityRules } from '../../integrity/index.ts';
import type { Dataset, DatasetRow } from '../../records/dataset/index.ts';
import { ofSeason } from '../../records/season-rules.ts';
import { omit } from '../../records/typed.ts';
import type { Header } from '../adapter.ts';
import type { Change } from '../merge.ts';
import { mergeGoalLists } from '../merge-goals.ts';
import { judgeRows, type MergedSeason, mergeTables, type SeasonRows } from '../merge-tables.ts';
import type { SeasonContext } from '../season-context.ts';
import type { FinalRows } from './final-rows.ts';

/** Tables that the feed has as of today: they say nothing about a past season. */
const presentTables = ['people', 'squads'] as const;

export interface SeasonMerge {
  readonly dataset: Dataset;
  readonly context: Pick<SeasonContext, 'season' | 'isCurrent'>;
  readonly incoming: FinalRows;
  /** The feed's headers by match. */
  readonly headers: ReadonlyMap<string, Header>;
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
export function mergeSeason(merge: SeasonMerge): MergedSeason {
  const { dataset, incoming, headers, at: now, accepts } = merge;
  const { season, isCurrent } = merge.context;
  const matchDates = new Map(ofSeason(dataset.matches, season).map(({ match_id, date }) => [match_id, date]));
  const options = { now, isCurrent, matchDates, accepts };
  const timely = isCurrent ? incoming : omit(incoming, presentTables);
  const merged = mergeTables(dataset, season, timely, options);
  const { matchStats: sides = [], players = [] } = merged.rows;
  const matches = merged.rows.matches?.toSorted(inOrderOfPlay) ?? [];
  const sources = { league: dataset.league, matches, sides, players, headers };
  const goals = mergeGoalLists(ofSeason(dataset.goals, season), sources, options);
  const changes = [...merged.changes, ...goals.changes];
  const judged = judgeRows(
    dataset,
    season,
    { rows: { ...merged.rows, goals: goals.rows }, changes },
    integrityRules,
  );
  return { rows: inFileOrder(dataset, season, isCurrent, judged.rows), changes: judged.changes };
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
export function byPlace<Id extends string>(list: readonly Readonly<Record<Id, string>>[], id: Id) {
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
