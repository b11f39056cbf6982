import type { Match } from '../records/match.ts';
import { type Points, pointsIn } from '../records/points.ts';

/** The columns of a match that a table depends on. */
export type Result = Pick<
  Match,
  'season' | 'date' | 'stage' | 'status' | 'home_club' | 'away_club' | 'home_goals' | 'away_goals'
>;

/** A result with its score. */
export type ScoredResult = Result & { home_goals: number; away_goals: number };

/** Whether a match is over and has a score. */
export function hasResult<R extends Result>(result: R): result is R & ScoredResult {
  return result.status === 'FINISHED' && result.home_goals !== null && result.away_goals !== null;
}

export interface Tally {
  readonly club: string;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goals_for: number;
  readonly goals_against: number;
  readonly goal_difference: number;
  readonly points: number;
  readonly points_deducted: number;
}

/**
 * Counts finished matches by club, with the points of their season less those deducted. Every club of `clubs` has a row.
 */
export function tally(
  results: Iterable<Result>,
  clubs: Iterable<string>,
  deductions: ReadonlyMap<string, number> = new Map(),
): Tally[] {
  const counts = new Map(
    [...clubs].map((club) => [club, { wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0, points: 0 }]),
  );
  const add = (club: string, scored: number, conceded: number, { win, draw }: Points) => {
    const row = counts.get(club);
    if (!row) return;
    row.scored += scored;
    row.conceded += conceded;
    if (scored > conceded) row.wins += 1;
    else if (scored === conceded) row.draws += 1;
    else row.losses += 1;
    row.points += scored > conceded ? win : scored === conceded ? draw : 0;
  };
  for (const result of results) {
    if (!hasResult(result)) continue;
    const points = pointsIn(result.season);
    add(result.home_club, result.home_goals, result.away_goals, points);
    add(result.away_club, result.away_goals, result.home_goals, points);
  }
  return [...counts].map(([club, { wins, draws, losses, scored, conceded, points }]) => ({
    club,
    played: wins + draws + losses,
    wins,
    draws,
    losses,
    goals_for: scored,
    goals_against: conceded,
    goal_difference: scored - conceded,
    points: points - (deductions.get(club) ?? 0),
    points_deducted: deductions.get(club) ?? 0,
  }));
}

/** Returns the points that the rows of published tables take from each club. */
export function deductionsOf(
  rows: Iterable<{ readonly club: string; readonly points_deducted: number }>,
): Map<string, number> {
  const deductions = new Map<string, number>();
  for (const { club, points_deducted } of rows) {
    deductions.set(club, (deductions.get(club) ?? 0) + points_deducted);
  }
  return deductions;
}
