import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Goal } from '../records/goal.ts';
import { shortId } from '../records/ids.ts';
import type { Match } from '../records/match.ts';
import { matchContext, withMatches } from './match-context.ts';
import { ascending } from './order.ts';

/** Returns every goal as the API shows it, in order of play, home before away, by minute. */
export function deriveGoals(dataset: Dataset, matches: readonly Match[]): Goal[] {
  return withMatches(goalsInOrder(dataset.goals), matches).map(({ row, match }) => ({
    ...matchContext(match),
    stage: match.stage,
    side: row.side,
    club: row.club,
    team: match[`${row.side}_team`],
    number: row.number,
    ...scorerOf(row),
    basis: row.basis,
  }));
}

type IdentifiedGoal = DatasetRow<'goals'> & { readonly goal_id: string };

/** Returns goals by side, home first, and then by number, each with its id. */
export function goalsInOrder(goals: Dataset['goals']): IdentifiedGoal[] {
  const equals = new Map<string, number>();
  return goals
    .toSorted((a, b) => ascending(b.side, a.side) || a.number - b.number)
    .map((row) => {
      const identity = identityOf(row);
      const occurrence = (equals.get(identity) ?? 0) + 1;
      equals.set(identity, occurrence);
      return { ...row, goal_id: occurrence === 1 ? identity : `${identity}.${occurrence}` };
    });
}

/** Returns what tells a goal from others, its number left out: that changes with a goal inserted before it. */
function identityOf({ match_id, side, minute, added_minute, player, kind }: DatasetRow<'goals'>): string {
  const scorer = player?.toLowerCase().replaceAll(/[^\p{Letter}\p{Mark}\d]+/gu, '-') ?? kind;
  return [shortId(match_id), side, minute, added_minute, scorer].filter((part) => part !== null).join('-');
}

/** Returns what a goal says of its scorer. */
export function scorerOf(row: IdentifiedGoal) {
  return {
    goal_id: row.goal_id,
    player: row.player,
    player_id: row.player_id === null ? null : shortId(row.player_id),
    kind: row.kind,
    minute: row.minute,
    added_minute: row.added_minute,
    candidates: row.candidates?.split('|') ?? [],
    confidence: row.confidence,
  };
}
