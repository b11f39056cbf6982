import type { ScoredResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';

/** A match with its score. */
export type PlayedMatch = Match & ScoredResult;

/** Returns the goals of both sides. */
export function totalGoals({ home_goals, away_goals }: ScoredResult): number {
  return home_goals + away_goals;
}

/** Returns a measure of how big a win is: its margin and, between equal margins, its goals. */
export function sizeOfWin(match: ScoredResult): number {
  return Math.abs(match.home_goals - match.away_goals) * 100 + totalGoals(match);
}
