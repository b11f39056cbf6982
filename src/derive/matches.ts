import type { DatasetRow } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { ascending } from '../records/text.ts';

/** The clubs of a match. */
export interface Sides {
  readonly home_club: string;
  readonly away_club: string;
}

/** Returns each club that is a side of one of these matches or records about matches, once, by club_id. */
export function clubsOfMatches(matches: readonly Sides[]): string[] {
  return [...new Set(matches.flatMap(({ home_club, away_club }) => [home_club, away_club]))].sort();
}

/** Returns whether a club is either side of a match. */
export function isPlayedBy({ home_club, away_club }: Sides, club: string): boolean {
  return home_club === club || away_club === club;
}

/** Returns whether both sides of a match are among some clubs. */
export function isAmong({ home_club, away_club }: Sides, clubs: ReadonlySet<string>): boolean {
  return clubs.has(home_club) && clubs.has(away_club);
}

/** Returns the clubs that standings list. A club that withdrew, so that all its matches were cancelled, is left out. */
export function clubsInStandings(results: readonly (Sides & Pick<Match, 'status'>)[]): string[] {
  return clubsOfMatches(results.filter(({ status }) => status !== 'CANCELLED'));
}

/** Returns the fields of a match that every record about a match repeats. */
export function matchContext(match: Match) {
  const { match_id, season, date, home_team, away_team, home_club, away_club, stage } = match;
  return { match_id, season, date, home_team, away_team, home_club, away_club, stage };
}

/** Joins rows about matches with their matches, in order of play. */
export function withMatches<Row extends { match_id: string }>(
  rows: readonly Row[],
  matches: readonly Match[],
): { row: Row; match: Match }[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.flatMap((match) => (byMatch.get(match.match_id) ?? []).map((row) => ({ row, match })));
}

/** Returns the source of a season's stored rows: the archive of finished seasons, or the last refresh. */
export function storedSource(season: number, currentSeason: number): 'archive' | 'snapshot' {
  return season < currentSeason ? 'archive' : 'snapshot';
}

/** Minutes of both halves, without added time. */
export const regularTime = 90;
/** Minutes of both halves of extra time. */
export const extraTime = 30;

type MatchEnd = Pick<DatasetRow<'matches'>, 'win_reason'>;

/** Returns the minutes of extra time, which a match won in extra time or in a shoot-out had. */
export function extraMinutes({ win_reason }: MatchEnd): number {
  return win_reason === 'ExtraTime' || win_reason === 'Penalties' ? extraTime : 0;
}

/** Returns the minutes that each side of a finished match played, without added time. */
export function clubMinutes(match: MatchEnd): number {
  return regularTime + extraMinutes(match);
}

/** Returns the maximum minutes of a number of appearances, with this much extra time among them. */
export function maxMinutes(appearances: number, extra: number): number {
  return appearances * regularTime + extra;
}

/** The columns of a match that standings depend on. */
export type Result = Pick<
  Match,
  'season' | 'date' | 'stage' | 'status' | 'home_club' | 'away_club' | 'home_goals' | 'away_goals'
> &
  // A result that is imagined, as in what-if, is decided by its goals.
  Partial<Pick<Match, 'winner' | 'win_reason'>>;

/** A result with its score. */
export type ScoredResult = Result & { home_goals: number; away_goals: number };

/** Returns whether a match is over and has a score. */
export function hasResult<R extends Result>(result: R): result is R & ScoredResult {
  return result.status === 'FINISHED' && result.home_goals !== null && result.away_goals !== null;
}

/** What a match was for a club: a win, a draw or a loss. */
export type ResultLetter = 'W' | 'D' | 'L';

const formLength = 5;

/** Returns what a match was for one of its clubs: by its goals, or by the award of a match that was not decided by them. */
export function resultLetter(
  { home_club, home_goals, away_goals, winner, win_reason }: ScoredResult,
  club: string,
): ResultLetter {
  if (win_reason === 'Awarded' && winner) return winner === club ? 'W' : 'L';
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

type Status = Match['status'];

/** Returns whether a match is being played, half time included. */
export function isInPlay(status: Status): boolean {
  return status === 'LIVE' || status === 'IN_PLAY' || status === 'HALF_TIME';
}

/** Returns whether a match is being played, or is interrupted. */
export function isInProgress(status: Status): boolean {
  return isInPlay(status) || status === 'SUSPENDED';
}

/** Returns how far a match is: 0 before it has begun, 1 while it is in progress, 2 once it is over. */
export function progressOf({ status }: Pick<Match, 'status'>): 0 | 1 | 2 {
  if (status === 'FINISHED') return 2;
  return isInProgress(status) ? 1 : 0;
}

/** Returns whether a match is in progress or still to be played, now or on another day. */
export function isOpen(status: Status): boolean {
  return status !== 'FINISHED' && status !== 'CANCELLED';
}

/** Returns whether a match is postponed or cancelled. A postponed one keeps its day until it has another. */
export function isCalledOff(status: Status): boolean {
  return status === 'POSTPONED' || status === 'CANCELLED';
}

/** What the order of play depends on; in a row of a CSV file an unknown kick-off is empty. */
type Fixture = Pick<Match, 'date' | 'kickoff_utc' | 'match_id'>;

/** Compares by day, kick-off and id, a total order. An unknown kick-off comes after the known ones of its day. */
export function inOrderOfPlay(a: Fixture, b: Fixture): number {
  return (
    ascending(a.date, b.date) ||
    ascending(a.kickoff_utc || '~', b.kickoff_utc || '~') ||
    ascending(a.match_id, b.match_id)
  );
}
