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

/** Sorts goals by side, home first, and then by number. */
export function goalsInOrder(goals: Dataset['goals']): DatasetRow<'goals'>[] {
  return goals.toSorted((a, b) => ascending(b.side, a.side) || a.number - b.number);
}

/** Returns what a goal says of its scorer. */
export function scorerOf(row: DatasetRow<'goals'>) {
  return {
    player: row.player,
    player_id: row.player_id === null ? null : shortId(row.player_id),
    kind: row.kind,
    minute: row.minute,
    added_minute: row.added_minute,
    candidates: row.candidates?.split('|') ?? [],
    confidence: row.confidence,
  };
}
