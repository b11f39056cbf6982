import { byMinute, fillGoals } from '../derive/fill-goals.ts';
import { isInProgress } from '../derive/matches.ts';
import { withScorerIds } from '../derive/scorer-ids.ts';
import { scoringSides } from '../derive/scoring-sides.ts';
import type { ListedGoal } from '../records/dataset/goal-rows.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import type { League } from '../records/league-schema.ts';
import { isPromised } from '../records/season-rules.ts';
import { keysOf } from '../records/typed.ts';
import type { Header } from './adapter.ts';
import { acceptedChange, addedRow, type Change, isApplied, rowKey } from './change.ts';
import type { Merged, MergeOptions } from './merge-rows.ts';
import { isCorrectable } from './merge-rules.ts';

type Goal = DatasetRow<'goals'>;
type Match = DatasetRow<'matches'>;

interface GoalInputs {
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
 * Merges the goals of a season, and returns as many of each side as it scored in a match in play or over.
 *
 * The feed's goals are filled in from the stored ones. A list with more goals than the score is not used. A match without
 * goals in the feed and the dataset gets none, unless the league promises the goals of the season.
 */
export function mergeGoalLists(
  stored: readonly Goal[],
  { league, matches, sides, players, headers }: GoalInputs,
  options: MergeOptions,
): Merged<Goal> {
  const storedLists = Map.groupBy(stored, sideKey);
  const withGoals = new Set([...headers.keys(), ...stored.map(({ match_id }) => match_id)]);
  const notTaken: Change[] = [];
  const filledGoals = matches
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
        if (isTooLong && match.status === 'FINISHED')
          notTaken.push(rejectedList(key, fromFeed, listed, `more goals than the score of ${scoring.score}`));
        else if (headers.has(match_id) && listed.length < fromFeed.length)
          notTaken.push(rejectedList(key, fromFeed, listed));
        return fillGoals(scoring, listedGoals, withoutContradicted(storedGoals, listedGoals));
      }),
    );
  const lists = [...Map.groupBy(withScorerIds(filledGoals, players), sideKey)].map(([key, list]) =>
    mergeGoalList(storedLists.get(key) ?? [], list, options),
  );
  const changes = [...lists.flatMap((list) => list.changes), ...notTaken];
  return { rows: lists.flatMap(({ rows }) => rows), changes };
}

/** Returns the stored goals without those in whose minute the feed lists another scorer, which are compared as lists. */
function withoutContradicted(stored: readonly Goal[], listed: readonly ListedGoal[]): Goal[] {
  return stored.filter(({ basis, player, minute }) => {
    const listedThen = listed.filter((goal) => goal.minute === minute);
    const isListed = listedThen.some((goal) => goal.player === null || goal.player === player);
    return basis !== 'feed' || player === null || listedThen.length === 0 || isListed;
  });
}

/**
 * Merges the goals of a side of a match as one list. In the feed a goal has no id, only a scorer and a minute.
 *
 * A list with more goals, or with other scorers, replaces the stored list. A shorter one has lost some and does not.
 *
 * @param after the goals of the feed, filled in from the stored ones: see `fillGoals`
 */
export function mergeGoalList(
  before: readonly Goal[],
  after: readonly Goal[],
  { now, matchDates, accepts }: MergeOptions,
): Merged<Goal> {
  const stored = new Map(before.map((row) => [row.number, row]));
  const rows = after.map((goal) => {
    const row = stored.get(goal.number);
    return row && keysOf(goal).every((column) => row[column] === goal[column]) ? row : goal;
  });
  const [first] = after;
  const withScorer = before.filter(({ player }) => player !== null);
  const lostGoals = difference(withScorer, after);
  const newGoals = difference(after, before).sort(byMinute);
  const isCompleted = lostGoals.length === 0;
  if (!first || (isCompleted && (after.length > before.length || newGoals.length === 0)))
    return { rows, changes: newGoals.map((goal) => addedRow('goals', rowKey('goals', goal))) };
  const key = sideKey(first);
  if (!isCompleted && after.length < before.length)
    return { rows: [...before], changes: [rejectedList(key, before, after)] };
  const texts = { before: textOf(before), after: textOf(after) };
  const change = { table: 'goals', row: key, column: null, ...texts } as const;
  if (isCompleted) return { rows, changes: [{ ...change, outcome: 'updated' }] };
  if (isCorrectable(matchDates?.get(first.match_id), now))
    return { rows, changes: [{ ...change, outcome: 'corrected' }] };
  const why = 'scorers of a match of more than two weeks ago';
  const loss = acceptedChange({ ...change, outcome: 'loss', why }, accepts);
  return { rows: isApplied(loss) ? rows : [...before], changes: [loss] };
}

/** Returns the key of the list that a goal is in. */
function sideKey({ match_id, side }: Pick<Goal, 'match_id' | 'side'>): string {
  return `${match_id} ${side}`;
}

type GoalText = Pick<Goal, 'player' | 'minute'>;

const goalKey = ({ player, minute }: GoalText) => `${player} ${minute}`;

/** Returns the goals that another list lacks, each as often as it lacks it. */
function difference(goals: readonly Goal[], others: readonly Goal[]): Goal[] {
  const counts = new Map<string, number>();
  for (const goal of others) counts.set(goalKey(goal), (counts.get(goalKey(goal)) ?? 0) + 1);
  return goals.filter((goal) => {
    const count = counts.get(goalKey(goal)) ?? 0;
    counts.set(goalKey(goal), count - 1);
    return count <= 0;
  });
}

const textOf = (goals: readonly GoalText[]) => goals.map(goalKey).join(', ');

/** Reports a list that is not used: the stored one stays. */
function rejectedList(
  row: string,
  before: readonly GoalText[],
  after: readonly GoalText[],
  why = 'fewer goals than stored',
): Change {
  const texts = { before: textOf(before), after: textOf(after) };
  return { table: 'goals', row, column: null, ...texts, outcome: 'rejected', why };
}
