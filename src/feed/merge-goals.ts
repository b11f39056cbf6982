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
 * Merges the goals of each side of a match as one list. A goal has no id in the feed, only a scorer and a minute.
 *
 * A list with more goals, or with other scorers, replaces the stored list; a shorter one has lost some and does not. A
 * list of the feed is to be completed with what is stored first: see `completeGoals`.
 */
export function mergeGoals(
  stored: readonly Goal[],
  feed: readonly Goal[],
  { now, matchDates, accepts }: MergeOptions,
): Merged<Goal> {
  const changes: Change[] = [];
  const fedLists = Map.groupBy(feed, sideKey);
  const storedLists = Map.groupBy(stored, sideKey);
  const replacedLists = new Map<string, Goal[]>();
  for (const [row, after] of [...fedLists].sort(byMatchAndSide)) {
    const before = storedLists.get(row) ?? [];
    const lostGoals = difference(
      before.filter(({ player }) => player !== null),
      after,
    );
    const newGoals = difference(after, before).sort(byMinute);
    const hasGrown = after.length > before.length;
    if (lostGoals.length === 0 && (hasGrown || newGoals.length === 0)) {
      if (hasGrown) replacedLists.set(row, after.toSorted(byMinute));
      for (const goal of newGoals) changes.push(addedRow('goals', rowKey('goals', goal)));
      continue;
    }
    const isRecent = isCorrectable(matchDates?.get(row.split(' ')[0] ?? ''), now);
    const change =
      lostGoals.length === 0 ? scorerFound(row, before, after) : changeOf(row, before, after, isRecent);
    const isAccepted = change.outcome === 'loss' && accepts?.(change) === true;
    const outcome = isAccepted ? 'accepted' : change.outcome;
    changes.push({ ...change, outcome });
    if (isApplied({ ...change, outcome })) replacedLists.set(row, after.toSorted(byMinute));
  }
  return { rows: withReplaced(stored, replacedLists), changes };
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

/** The key of the list that a goal is in. */
export function sideKey({ match_id, side }: Pick<Goal, 'match_id' | 'side'>): string {
  return `${match_id} ${side}`;
}

/** Home goals come first. */
function byMatchAndSide([, [a]]: [string, Goal[]], [, [b]]: [string, Goal[]]): number {
  if (!a || !b) return 0;
  return ascending(a.match_id, b.match_id) || ascending(b.side, a.side);
}

type GoalText = Pick<Goal, 'player' | 'minute'>;

const goalKey = ({ player, minute }: GoalText) => `${player} ${minute}`;

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

/** Goals without a minute come last, goals without a scorer after those of the same minute with one. */
function byMinute(a: Goal, b: Goal): number {
  const lastMinute = 999;
  return (a.minute ?? lastMinute) - (b.minute ?? lastMinute) || ascending(a.player ?? '~', b.player ?? '~');
}

const textOf = (goals: readonly GoalText[]) => goals.map(goalKey).join(', ');

/** The list has a scorer or a minute of a goal that was stored without. */
function scorerFound(row: string, before: readonly Goal[], after: readonly Goal[]): Change {
  const texts = { before: textOf(before), after: textOf(after) };
  return { table: 'goals', row, column: null, ...texts, outcome: 'updated' };
}

function changeOf(row: string, before: readonly Goal[], after: readonly Goal[], isRecent: boolean): Change {
  if (after.length < before.length) return shorterList(row, before, after);
  const change = { table: 'goals', row, column: null, before: textOf(before), after: textOf(after) } as const;
  return isRecent
    ? { ...change, outcome: 'corrected' }
    : { ...change, outcome: 'loss', why: 'scorers of a match of more than two weeks ago' };
}

/** Reports a list with fewer goals than the stored one, which stays. */
export function shorterList(row: string, before: readonly GoalText[], after: readonly GoalText[]): Change {
  const texts = { before: textOf(before), after: textOf(after) };
  return { table: 'goals', row, column: null, ...texts, outcome: 'kept', why: 'fewer goals than stored' };
}
