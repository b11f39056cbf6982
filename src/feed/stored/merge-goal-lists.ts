import { completeGoals, scoringSides } from '../../derive/complete-goals.ts';
import { withScorerIds } from '../../derive/scorers.ts';
import type { ListedGoal } from '../../records/dataset/goals.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { League } from '../../records/league-schema.ts';
import { isPromised } from '../../records/season-rules.ts';
import { keysOf } from '../../records/typed.ts';
import type { Header } from '../adapter.ts';
import { type Change, isApplied, type Merged, type MergeOptions, rowKey } from '../merge.ts';
import { mergeGoals, shorterList, sideKey } from '../merge-goals.ts';

type Goal = DatasetRow<'goals'>;
type Match = DatasetRow<'matches'>;

export interface GoalSources {
  readonly league: Pick<League, 'complete_since'>;
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
 * Merges the goals of a season: as many a side of a finished match as it scored, the feed's completed with what is
 * stored. Where the league does not promise the goals of the season, a match that neither the feed nor the dataset has
 * goals of gets none. A list with other scorers than the stored one replaces it by the rules of `mergeGoals`, or not at
 * all.
 */
export function mergeGoalLists(
  stored: readonly Goal[],
  { league, matches, sides, players, headers }: GoalSources,
  options: MergeOptions,
): Merged<Goal> {
  const storedLists = Map.groupBy(stored, sideKey);
  const withGoals = new Set([...headers.keys(), ...stored.map(({ match_id }) => match_id)]);
  const shorter: Change[] = [];
  const completedGoals = matches
    .filter(
      ({ status, season, match_id }) =>
        status === 'FINISHED' && (isPromised(league, 'goals', season) || withGoals.has(match_id)),
    )
    .flatMap((match) =>
      scoringSides(match, sides).flatMap((scoring) => {
        const { match_id, side } = scoring;
        const key = sideKey(scoring);
        const listedGoals = (headers.get(match_id)?.goals ?? []).filter((goal) => goal.side === side);
        const storedGoals = storedLists.get(key) ?? [];
        const fromFeed = storedGoals.filter(({ basis }) => basis === 'feed');
        if (headers.has(match_id) && listedGoals.length < fromFeed.length)
          shorter.push(shorterList(key, fromFeed, listedGoals));
        return completeGoals(scoring, listedGoals, withoutContradicted(storedGoals, listedGoals));
      }),
    );
  const goals = withScorerIds(completedGoals, players);
  const { changes } = mergeGoals(stored, goals, options);
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
  return { rows, changes: [...changes, ...shorter] };
}

/** The stored goals but for those in whose minute the feed lists another scorer: these are compared as lists. */
function withoutContradicted(stored: readonly Goal[], listed: readonly ListedGoal[]): Goal[] {
  return stored.filter(({ basis, player, minute }) => {
    const listedThen = listed.filter((goal) => goal.minute === minute);
    const isListed = listedThen.some((goal) => goal.player === null || goal.player === player);
    return basis !== 'feed' || player === null || listedThen.length === 0 || isListed;
  });
}
