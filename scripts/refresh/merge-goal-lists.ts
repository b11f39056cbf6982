import { isDeepStrictEqual } from 'node:util';
import { completeGoals } from '../../src/derive/complete-goals.ts';
import { withScorerIds } from '../../src/derive/scorer-ids.ts';
import type { Header } from '../../src/feed/match-detail.ts';
import {
  type Change,
  isApplied,
  type Merged,
  type MergeOptions,
  mergeRows,
  rowKey,
} from '../../src/feed/merge.ts';
import type { ListedGoal } from '../../src/records/dataset/goals.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';

type Goal = DatasetRow<'goals'>;
type Match = DatasetRow<'matches'>;

export interface GoalSources {
  /** The matches of the season as they are to be stored, in order of play. */
  readonly matches: readonly Match[];
  /** The match statistics as they are to be stored: they count penalties and own goals. */
  readonly sides: readonly DatasetRow<'matchStats'>[];
  /** The players of the season as they are to be stored. */
  readonly players: readonly DatasetRow<'players'>[];
  /** The feed's headers by match, which list scorers. */
  readonly headers: ReadonlyMap<string, Header>;
}

/**
 * Merges the goals of a season: as many a side of a finished match as it scored, the feed's completed with what is stored.
 * A list with other scorers than the stored one replaces it by the rules of `mergeRows`, or not at all.
 */
export function mergeGoalLists(
  stored: readonly Goal[],
  { matches, sides, players, headers }: GoalSources,
  options: MergeOptions,
): Merged<Goal> {
  const storedLists = Map.groupBy(stored, sideKey);
  const statistics = new Map(sides.map((row) => [sideKey(row), row]));
  const shorter: Change[] = [];
  const completed = matches
    .filter(({ status }) => status === 'FINISHED')
    .flatMap((match) =>
      (['home', 'away'] as const).flatMap((side) => {
        const { match_id, season } = match;
        const key = sideKey({ match_id, side });
        const listed = (headers.get(match_id)?.goals ?? []).filter((goal) => goal.side === side);
        const known = storedLists.get(key) ?? [];
        const fromFeed = known.filter(({ basis }) => basis === 'feed');
        if (headers.has(match_id) && listed.length < fromFeed.length)
          shorter.push(shorterList(key, fromFeed, listed));
        const penalties = statistics.get(key)?.penalty_goals ?? null;
        const other = sideKey({ match_id, side: side === 'home' ? 'away' : 'home' });
        const ownGoals = statistics.get(other)?.own_goals ?? null;
        const scoring = {
          match_id,
          season,
          side,
          club: match[`${side}_club`],
          score: match[`${side}_goals`] ?? 0,
        };
        return completeGoals({ ...scoring, penalties, ownGoals }, listed, withoutContradicted(known, listed));
      }),
    );
  const goals = withScorerIds(completed, players);
  const { changes } = mergeRows<Goal>('goals', stored, goals, options);
  const refused = new Set(changes.filter((change) => !isApplied(change)).map(({ row }) => row));
  const byKey = new Map(stored.map((row) => [rowKey('goals', row), row]));
  const rows = [...Map.groupBy(goals, sideKey)].flatMap(([key, list]) =>
    refused.has(key)
      ? (storedLists.get(key) ?? [])
      : list.map((goal) => {
          const before = byKey.get(rowKey('goals', goal));
          return before && isDeepStrictEqual({ ...before }, { ...goal }) ? before : goal;
        }),
  );
  return { rows, changes: [...changes, ...shorter] };
}

function sideKey({ match_id, side }: Pick<Goal, 'match_id' | 'side'>): string {
  return `${match_id} ${side}`;
}

/** The stored goals but for those in whose minute the feed lists another scorer: these are compared as lists. */
function withoutContradicted(stored: readonly Goal[], listed: readonly ListedGoal[]): Goal[] {
  return stored.filter(({ basis, player, minute }) => {
    const sameMinute = listed.filter((goal) => goal.minute === minute);
    const isContradicted =
      sameMinute.length > 0 && sameMinute.every((goal) => goal.player !== null && goal.player !== player);
    return basis !== 'feed' || player === null || !isContradicted;
  });
}

function shorterList(row: string, before: readonly Goal[], after: readonly ListedGoal[]): Change {
  const text = (goals: readonly Pick<Goal, 'player' | 'minute'>[]) =>
    goals.map(({ player, minute }) => `${player} ${minute}`).join(', ');
  const why = 'fewer goals than stored';
  return {
    table: 'goals',
    row,
    column: null,
    before: text(before),
    after: text(after),
    outcome: 'kept',
    why,
  };
}
