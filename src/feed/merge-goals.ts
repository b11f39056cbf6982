import { ascending } from '../derive/order.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import {
  addedRow,
  type Change,
  isApplied,
  isCorrectable,
  type Merged,
  type MergeOptions,
  rowKey,
} from './merge.ts';

type Goal = DatasetRow<'goals'>;

/**
 * Merges the goals of each side of a match as one list: a goal has no name of its own, only a scorer and a minute.
 *
 * A list with more goals, or with other ones, replaces the stored list; a shorter one has lost some and does not.
 */
export function mergeGoals(
  stored: readonly Goal[],
  feed: readonly Goal[],
  { now, matchDates, accepts }: MergeOptions,
): Merged<Goal> {
  const changes: Change[] = [];
  const fed = Map.groupBy(feed, sideKey);
  const known = Map.groupBy(stored, sideKey);
  const replaced = new Map<string, Goal[]>();
  for (const [row, after] of [...fed].sort(byMatchAndSide)) {
    const before = known.get(row) ?? [];
    const missing = difference(before, after);
    const added = difference(after, before).sort(byMinute);
    if (missing.length === 0) {
      if (added.length > 0) replaced.set(row, [...before, ...added]);
      for (const goal of added) changes.push(addedRow('goals', rowKey('goals', goal)));
      continue;
    }
    const change = changeOf(row, before, after, isCorrectable(matchDates?.get(row.split(' ')[0] ?? ''), now));
    const isAccepted = change.outcome === 'loss' && accepts?.(change) === true;
    const outcome = isAccepted ? 'accepted' : change.outcome;
    changes.push({ ...change, outcome });
    if (isApplied({ ...change, outcome })) replaced.set(row, after.toSorted(byMinute));
  }
  return { rows: withReplaced(stored, replaced), changes };
}

/** The stored goals in their order, each replaced list in place of its first goal; new lists follow. */
function withReplaced(stored: readonly Goal[], replaced: ReadonlyMap<string, readonly Goal[]>): Goal[] {
  const open = new Map(replaced);
  const rows = stored.flatMap((goal) => {
    const key = sideKey(goal);
    if (!replaced.has(key)) return [goal];
    const goals = open.get(key) ?? [];
    open.delete(key);
    return goals;
  });
  return [...rows, ...[...open.values()].flat()];
}

function sideKey({ match_id, side }: Goal): string {
  return `${match_id} ${side}`;
}

/** Home goals come first. */
function byMatchAndSide([, [a]]: [string, Goal[]], [, [b]]: [string, Goal[]]): number {
  if (!a || !b) return 0;
  return ascending(a.match_id, b.match_id) || ascending(b.side, a.side);
}

const goalKey = ({ player, minute }: Goal) => `${player} ${minute}`;

/** The goals of one list that another lacks, each as often as it lacks it. */
function difference(goals: readonly Goal[], others: readonly Goal[]): Goal[] {
  const counts = new Map<string, number>();
  for (const goal of others) counts.set(goalKey(goal), (counts.get(goalKey(goal)) ?? 0) + 1);
  return goals.filter((goal) => {
    const count = counts.get(goalKey(goal)) ?? 0;
    counts.set(goalKey(goal), count - 1);
    return count <= 0;
  });
}

function byMinute(a: Goal, b: Goal): number {
  return a.minute - b.minute || ascending(a.player, b.player);
}

function changeOf(row: string, before: readonly Goal[], after: readonly Goal[], isRecent: boolean): Change {
  const text = (goals: readonly Goal[]) => goals.map(goalKey).join(', ');
  const change = { table: 'goals', row, column: null, before: text(before), after: text(after) } as const;
  if (after.length < before.length) return { ...change, outcome: 'kept', why: 'fewer goals than stored' };
  return isRecent
    ? { ...change, outcome: 'corrected' }
    : { ...change, outcome: 'loss', why: 'scorers of a match of more than two weeks ago' };
}
