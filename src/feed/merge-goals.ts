import { completeGoals, scoringSides } from '../derive/complete-goals.ts';
import { ascending } from '../derive/order.ts';
import { withScorerIds } from '../derive/scorers.ts';
import type { ListedGoal } from '../records/dataset/goals.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import type { League } from '../records/league-schema.ts';
import { isInProgress } from '../records/match-status.ts';
import { isPromised } from '../records/season-rules.ts';
import { keysOf } from '../records/typed.ts';
import type { Header } from './adapter.ts';
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
type Match = DatasetRow<'matches'>;

export interface GoalSources {
  readonly league: Pick<League, 'complete_since'>;
  /** The matches of the season as they are to be, in order of play. */
  readonly matches: readonly Match[];
  /** The match statistics as they are to be: they count penalties and own goals. */
  readonly sides: readonly DatasetRow<'matchStats'>[];
  /** The players of the season as they are to be. */
  readonly players: readonly DatasetRow<'players'>[];
  /** The feed's headers by match, which list scorers. */
  readonly headers: ReadonlyMap<string, Pick<Header, 'goals'>>;
}

/**
 * Merges the goals of a season: as many a side of a match in play or over as it scored, the feed's completed with what is
 * stored. A list with more goals than the score is not used. Where the league does not promise the goals of the season, a match that neither the feed nor the dataset has
 * goals of gets none. A list with other scorers than the stored one replaces it by the rules of `findGoalChanges`, or
 * not at all.
 */
export function mergeGoalLists(
  stored: readonly Goal[],
  { league, matches, sides, players, headers }: GoalSources,
  options: MergeOptions,
): Merged<Goal> {
  const storedLists = Map.groupBy(stored, sideKey);
  const withGoals = new Set([...headers.keys(), ...stored.map(({ match_id }) => match_id)]);
  const notTaken: Change[] = [];
  const completedGoals = matches
    .filter(
      ({ status, season, match_id }) =>
        (status === 'FINISHED' || isInProgress(status)) &&
        (isPromised(league, 'goals', season) || withGoals.has(match_id)),
    )
    .flatMap((match) =>
      scoringSides(match, sides).flatMap((scoring) => {
        const { match_id, side } = scoring;
        const key = sideKey(scoring);
        const listed = (headers.get(match_id)?.goals ?? []).filter((goal) => goal.side === side);
        const isTooLong = listed.length > scoring.score;
        const listedGoals = isTooLong ? [] : listed;
        const storedGoals = storedLists.get(key) ?? [];
        const fromFeed = storedGoals.filter(({ basis }) => basis === 'feed');
        // In play, the score may be late.
        if (isTooLong && match.status === 'FINISHED') notTaken.push(longerList(key, scoring.score, listed));
        else if (headers.has(match_id) && listed.length < fromFeed.length)
          notTaken.push(shorterList(key, fromFeed, listed));
        return completeGoals(scoring, listedGoals, withoutContradicted(storedGoals, listedGoals));
      }),
    );
  const goals = withScorerIds(completedGoals, players);
  const changes = findGoalChanges(stored, goals, options);
  const refused = new Set(changes.filter((change) => !isApplied(change)).map(({ row }) => row));
  const byKey = new Map(stored.map((row) => [rowKey('goals', row), row]));
  const rows = [...Map.groupBy(goals, sideKey)].flatMap(([key, list]) =>
    refused.has(key)
      ? (storedLists.get(key) ?? [])
      : list.map((goal) => {
          const before = byKey.get(rowKey('goals', goal));
          return before && keysOf(goal).every((column) => before[column] === goal[column]) ? before : goal;
        }),
  );
  return { rows, changes: [...changes, ...notTaken] };
}

/** The stored goals but for those in whose minute the feed lists another scorer: these are compared as lists. */
function withoutContradicted(stored: readonly Goal[], listed: readonly ListedGoal[]): Goal[] {
  return stored.filter(({ basis, player, minute }) => {
    const listedThen = listed.filter((goal) => goal.minute === minute);
    const isListed = listedThen.some((goal) => goal.player === null || goal.player === player);
    return basis !== 'feed' || player === null || listedThen.length === 0 || isListed;
  });
}

/**
 * Compares the goals of each side of a match as one list, since a goal has no id in the feed, only a scorer and a minute.
 *
 * A list with more goals, or with other scorers, replaces the stored list. A shorter one has lost some and does not.
 *
 * @param after the goals of the feed, completed with the stored ones: see `completeGoals`
 */
export function findGoalChanges(
  before: readonly Goal[],
  after: readonly Goal[],
  { now, matchDates, accepts }: MergeOptions,
): Change[] {
  const storedLists = Map.groupBy(before, sideKey);
  const lists = [...Map.groupBy(after, sideKey)].sort(byMatchAndSide);
  return lists.flatMap(([row, list]) => {
    const storedList = storedLists.get(row) ?? [];
    const lostGoals = difference(
      storedList.filter(({ player }) => player !== null),
      list,
    );
    const newGoals = difference(list, storedList).sort(byMinute);
    if (lostGoals.length === 0 && (list.length > storedList.length || newGoals.length === 0))
      return newGoals.map((goal) => addedRow('goals', rowKey('goals', goal)));
    const isRecent = isCorrectable(matchDates?.get(row.split(' ')[0] ?? ''), now);
    const change = changeOfList(row, storedList, list, lostGoals.length === 0, isRecent);
    return [change.outcome === 'loss' && accepts?.(change) ? { ...change, outcome: 'accepted' } : change];
  });
}

/** Judges a list that lacks stored goals, or has a scorer or a minute of a goal that was stored without. */
function changeOfList(
  row: string,
  before: readonly Goal[],
  after: readonly Goal[],
  isCompleted: boolean,
  isRecent: boolean,
): Change {
  const change = { table: 'goals', row, column: null, before: textOf(before), after: textOf(after) } as const;
  if (isCompleted) return { ...change, outcome: 'updated' };
  if (after.length < before.length) return shorterList(row, before, after);
  if (isRecent) return { ...change, outcome: 'corrected' };
  return { ...change, outcome: 'loss', why: 'scorers of a match of more than two weeks ago' };
}

/** The key of the list that a goal is in. */
function sideKey({ match_id, side }: Pick<Goal, 'match_id' | 'side'>): string {
  return `${match_id} ${side}`;
}

/** Compares lists by match; home goals come first. */
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

/** Reports a list with fewer goals than the stored one, which stays. */
function shorterList(row: string, before: readonly GoalText[], after: readonly GoalText[]): Change {
  const texts = { before: textOf(before), after: textOf(after) };
  return { table: 'goals', row, column: null, ...texts, outcome: 'rejected', why: 'fewer goals than stored' };
}

/** Reports a list with more goals than the score, which is not used. */
function longerList(row: string, score: number, listed: readonly ListedGoal[]): Change {
  const why = `${listed.length} goals listed; the score has ${score}`;
  const values = { before: String(score), after: String(listed.length) };
  return { table: 'goals', row, column: null, ...values, outcome: 'rejected', why };
}
