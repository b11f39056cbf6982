import type { ScoredResult } from '../../derive/tally.ts';
import type { Goal } from '../../records/goal.ts';
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

/** Returns a measure of how far behind the winner was. It is null where it never was, or that is not known. */
export function sizeOfComeback(match: PlayedMatch): number | null {
  const { winner, home_club, home_largest_deficit, away_largest_deficit } = match;
  const deficit = winner === home_club ? home_largest_deficit : away_largest_deficit;
  return winner !== null && deficit ? deficit * 100 + totalGoals(match) : null;
}

/**
 * Returns the minute of the goal that won a match, and its minute of additional time or 0. It is undefined unless 90 minutes
 * decided and the minutes of all goals are known.
 */
export function momentOfWin(
  match: PlayedMatch,
  goals: readonly Goal[] | undefined,
): { readonly minute: number; readonly added: number } | undefined {
  const { home_goals, away_goals, half_time_home_goals, win_reason } = match;
  if (half_time_home_goals === null || win_reason !== 'RegularTime') return undefined;
  const side = home_goals > away_goals ? 'home' : 'away';
  // One goal more than the other side has made in the end.
  const number = Math.min(home_goals, away_goals) + 1;
  const goal = goals?.find((row) => row.side === side && row.number === number);
  return goal?.minute ? { minute: goal.minute, added: goal.added_minute ?? 0 } : undefined;
}
