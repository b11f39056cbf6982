import type { Goal } from '../records/goal.ts';
import type { Match } from '../records/match.ts';
import type { Tables } from '../records/published.ts';
import {
  hasResult,
  isPlayedBy,
  type Result,
  type ResultLetter,
  resultLetter,
  type ScoredResult,
} from './matches.ts';

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
function sizeOfComeback(match: PlayedMatch): number | null {
  const { winner, home_club, home_largest_deficit, away_largest_deficit } = match;
  const deficit = winner === home_club ? home_largest_deficit : away_largest_deficit;
  return winner !== null && deficit ? deficit * 100 + totalGoals(match) : null;
}

/**
 * Returns the minute of the goal that won a match, and its minute of additional time or 0. It is undefined unless 90 minutes
 * decided, the minutes of all goals are known, and the other side did not score in the same minute.
 */
export function momentOfWin(
  { home_goals, away_goals, win_reason }: PlayedMatch,
  goals: readonly Goal[] = [],
): { readonly minute: number; readonly added: number } | undefined {
  if (win_reason !== 'RegularTime' || goals.length !== home_goals + away_goals) return undefined;
  if (goals.some(({ minute }) => minute === null)) return undefined;
  const side = home_goals > away_goals ? 'home' : 'away';
  // One goal more than the other side has made in the end.
  const number = Math.min(home_goals, away_goals) + 1;
  const winner = goals.find((goal) => goal.side === side && goal.number === number);
  const isInItsMinute = ({ minute, added_minute }: Goal) =>
    minute === winner?.minute && added_minute === winner.added_minute;
  if (!winner?.minute || goals.some((goal) => goal.side !== side && isInItsMinute(goal))) return undefined;
  return { minute: winner.minute, added: winner.added_minute ?? 0 };
}

/** Consecutive matches of a club with certain results. `from` and `to` are the days of the first and the last. */
interface Run {
  readonly club: string;
  readonly from: string;
  readonly to: string;
  readonly matches: number;
}

/** Returns the longest run of each club with only such results, the longest first. */
export function longestRuns(
  clubs: Iterable<string>,
  matchesOf: (club: string) => readonly Result[],
  results: readonly ResultLetter[],
): Run[] {
  return [...clubs]
    .map((club) => longestRun(club, matchesOf(club), results))
    .filter((run) => run !== undefined)
    .sort((a, b) => b.matches - a.matches || (a.from < b.from ? -1 : 1));
}

function longestRun(
  club: string,
  matches: readonly Result[],
  results: readonly ResultLetter[],
): Run | undefined {
  let maxRun: Run | undefined;
  let from: string | undefined;
  let length = 0;
  for (const match of matches.filter(hasResult)) {
    length = results.includes(resultLetter(match, club)) ? length + 1 : 0;
    if (length === 1) from = match.date;
    if (from !== undefined && length > (maxRun?.matches ?? 0))
      maxRun = { club, from, to: match.date, matches: length };
  }
  return maxRun;
}

/** The records of all seasons: matches by what they are remembered for, and the longest run of each club. */
export type RecordBook = ReturnType<typeof recordBook>;

export const matchRecords = ['wins', 'goals', 'comebacks', 'late-winners', 'crowds'] as const;
export const runRecords = ['unbeaten', 'winning'] as const;
export type MatchRecord = (typeof matchRecords)[number];
export type RunRecord = (typeof runRecords)[number];

/** Returns the first of each record of all seasons. Ties are broken by date. */
export function recordBook(tables: Tables, length: number) {
  const results = tables.rows('matches').filter(hasResult);
  const goals = Map.groupBy(tables.rows('goals'), ({ match_id }) => match_id);
  const top = (measure: (match: PlayedMatch) => number | null) =>
    results
      .map((match) => ({ match, value: measure(match) ?? -1 }))
      .filter(({ value }) => value >= 0)
      .sort((a, b) => b.value - a.value || (a.match.date < b.match.date ? -1 : 1))
      .slice(0, length)
      .map(({ match }) => match);
  const clubs = tables.rows('teams').map(({ club_id }) => club_id);
  const matchesOf = (club: string) => results.filter((match) => isPlayedBy(match, club));
  const runs = (letters: readonly ResultLetter[]) => longestRuns(clubs, matchesOf, letters).slice(0, length);
  return {
    matches: {
      wins: top(sizeOfWin),
      goals: top(totalGoals),
      comebacks: top(sizeOfComeback),
      'late-winners': top((match) => {
        const { minute, added } = momentOfWin(match, goals.get(match.match_id)) ?? {};
        return minute === undefined ? null : minute * 100 + (added ?? 0);
      }),
      crowds: top(({ attendance }) => attendance),
    } satisfies Record<MatchRecord, unknown>,
    runs: { unbeaten: runs(['W', 'D']), winning: runs(['W']) } satisfies Record<RunRecord, unknown>,
  };
}
