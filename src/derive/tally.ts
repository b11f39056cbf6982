import type { DatasetRow } from '../records/dataset/index.ts';
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

/** A club's row in standings, without its place. */
export type Tally = Omit<DatasetRow<'standings'>, 'season' | 'stage' | 'position'>;

/** Counts the finished matches of each club, with the points of their season less those deducted. */
export function tally(
  league: Pick<League, 'points'>,
  results: Iterable<Result>,
  clubs: Iterable<string>,
  deductions: ReadonlyMap<string, number> = new Map(),
): Tally[] {
  const rows = new Map([...clubs].map((club) => [club, emptyRow(club, deductions.get(club) ?? 0)]));
  const add = (club: string, goalsFor: number, goalsAgainst: number, { win, draw }: Points) => {
    const row = rows.get(club);
    if (!row) return;
    const [isWon, isDrawn] = [goalsFor > goalsAgainst, goalsFor === goalsAgainst];
    row.played += 1;
    row[isWon ? 'wins' : isDrawn ? 'draws' : 'losses'] += 1;
    row.goals_for += goalsFor;
    row.goals_against += goalsAgainst;
    row.goal_difference += goalsFor - goalsAgainst;
    row.points += isWon ? win : isDrawn ? draw : 0;
  };
  for (const result of results) {
    if (!hasResult(result)) continue;
    const points = pointsIn(league, result.season);
    add(result.home_club, result.home_goals, result.away_goals, points);
    add(result.away_club, result.away_goals, result.home_goals, points);
  }
  return [...rows.values()];
}

function emptyRow(club: string, points_deducted: number) {
  const counts = {
    played: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    goals_for: 0,
    goals_against: 0,
    goal_difference: 0,
  };
  return { club, ...counts, points: 0 - points_deducted, points_deducted };
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
