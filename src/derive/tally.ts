import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { type Points, pointsIn } from '../records/season-rules.ts';
import { isPlayedBy } from './matches.ts';

/** The columns of a match that standings depend on. */
export type Result = Pick<
  Match,
  'season' | 'date' | 'stage' | 'status' | 'home_club' | 'away_club' | 'home_goals' | 'away_goals'
>;

/** A result with its score. */
export type ScoredResult = Result & { home_goals: number; away_goals: number };

/** Returns whether a match is over and has a score. */
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

/** Counts the finished matches of each club, with the points of their season less those deducted. */
export function tally(
  league: Pick<League, 'points'>,
  results: Iterable<Result>,
  clubs: Iterable<string>,
  deductions: ReadonlyMap<string, number> = new Map(),
): Tally[] {
  const counts = new Map(
    [...clubs].map((club) => [
      club,
      { wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, points: 0 },
    ]),
  );
  const add = (club: string, goalsFor: number, goalsAgainst: number, { win, draw }: Points) => {
    const row = counts.get(club);
    if (!row) return;
    row.goalsFor += goalsFor;
    row.goalsAgainst += goalsAgainst;
    if (goalsFor > goalsAgainst) row.wins += 1;
    else if (goalsFor === goalsAgainst) row.draws += 1;
    else row.losses += 1;
    row.points += goalsFor > goalsAgainst ? win : goalsFor === goalsAgainst ? draw : 0;
  };
  for (const result of results) {
    if (!hasResult(result)) continue;
    const points = pointsIn(league, result.season);
    add(result.home_club, result.home_goals, result.away_goals, points);
    add(result.away_club, result.away_goals, result.home_goals, points);
  }
  return [...counts].map(([club, { wins, draws, losses, goalsFor, goalsAgainst, points }]) => ({
    club,
    played: wins + draws + losses,
    wins,
    draws,
    losses,
    goals_for: goalsFor,
    goals_against: goalsAgainst,
    goal_difference: goalsFor - goalsAgainst,
    points: points - (deductions.get(club) ?? 0),
    points_deducted: deductions.get(club) ?? 0,
  }));
}

/** Returns the points that published standings deduct from each club. */
export function deductionsOf(
  rows: Iterable<{ readonly club: string; readonly points_deducted: number }>,
): Map<string, number> {
  const deductions = new Map<string, number>();
  for (const { club, points_deducted } of rows) {
    deductions.set(club, (deductions.get(club) ?? 0) + points_deducted);
  }
  return deductions;
}

/** What a match was for a club: a win, a draw or a loss. */
export type ResultLetter = 'W' | 'D' | 'L';

const formLength = 5;

/** Returns what a match was for one of its clubs. */
export function resultLetter(
  { home_club, home_goals, away_goals }: ScoredResult,
  club: string,
): ResultLetter {
  const margin = home_club === club ? home_goals - away_goals : away_goals - home_goals;
  return margin > 0 ? 'W' : margin < 0 ? 'L' : 'D';
}

/** Returns a club's last five results, oldest first, from results in order of play. */
export function formOf(results: readonly Result[], club: string): ResultLetter[] {
  return results
    .filter((result) => isPlayedBy(result, club))
    .filter(hasResult)
    .slice(-formLength)
    .map((result) => resultLetter(result, club));
}
