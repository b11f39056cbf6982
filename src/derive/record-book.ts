import type { Goal } from '../records/goal.ts';
import type { Match } from '../records/match.ts';
import { memoize } from '../records/memoize.ts';
import type { Tables } from '../records/published.ts';
import { hasResult, isPlayedBy, type ResultLetter, type ScoredResult } from './matches.ts';
import { longestRuns, type Run } from './runs.ts';

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

/** Returns the most goals by which the winner was behind; null without a winner, or where that is not known. */
function deficitOfWinner({ winner, home_club, home_largest_deficit, away_largest_deficit }: PlayedMatch) {
  if (winner === null) return null;
  return winner === home_club ? home_largest_deficit : away_largest_deficit;
}

/** Returns a measure of how far behind the winner was. It is null where it never was, or that is not known. */
function sizeOfComeback(match: PlayedMatch): number | null {
  const deficit = deficitOfWinner(match);
  return deficit ? deficit * 100 + totalGoals(match) : null;
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

export const matchRecords = ['wins', 'goals', 'comebacks', 'late-winners', 'crowds'] as const;
export const runRecords = ['unbeaten', 'winning', 'winless', 'losing'] as const;
export type MatchRecord = (typeof matchRecords)[number];
export type RunRecord = (typeof runRecords)[number];

/** Which matches the records are of, by default all. */
export interface RecordSelection {
  /** The most records of a kind. */
  readonly length: number;
  /** The seasons of the matches. A run that began in another season begins with the first match of these. */
  readonly seasons?: readonly number[] | undefined;
  /** Returns whether a club's records count: its wins, its runs, and matches with it. */
  readonly hasClub?: ((club: string) => boolean) | undefined;
  /** Only runs that go on, or only those that have ended. */
  readonly active?: boolean | undefined;
}

/** A match that is a record, with what the record says of it. */
export interface RecordedMatch extends PlayedMatch {
  /** The minute of the goal that won it, and that of added time; null as `momentOfWin` has none. */
  readonly minute: number | null;
  readonly added_minute: number | null;
  /** The most goals by which the winner was behind; null without a winner, or where that is not known. */
  readonly deficit: number | null;
}

function resultsOf(tables: Tables, { seasons }: RecordSelection): PlayedMatch[] {
  return tables
    .rows('matches')
    .filter(hasResult)
    .filter(({ season }) => seasons?.includes(season) ?? true);
}

/** Returns the goals of each match that has some. */
export const goalsByMatch = memoize((tables: Tables) =>
  Map.groupBy(tables.rows('goals'), ({ match_id }) => match_id),
);

/** The measure of each record of matches: the greatest is the first. A match of which it is null is none. */
const measures: {
  readonly [Kind in MatchRecord]: (match: PlayedMatch, tables: Tables) => number | null;
} = {
  wins: (match) => (match.winner === null ? null : sizeOfWin(match)),
  goals: totalGoals,
  comebacks: sizeOfComeback,
  'late-winners': (match, tables) => {
    const moment = momentOfWin(match, goalsByMatch(tables).get(match.match_id));
    return moment ? moment.minute * 100 + moment.added : null;
  },
  crowds: ({ attendance }) => attendance,
};

/** Returns whether a record of matches is one of the winner, and not of both sides. */
const isOfWinner = (kind: MatchRecord) => kind !== 'goals' && kind !== 'crowds';

/** Returns the first matches of a record. Ties are broken by date. */
export function recordMatches(
  tables: Tables,
  kind: MatchRecord,
  selection: RecordSelection,
): RecordedMatch[] {
  const { length, hasClub } = selection;
  const clubsOf = ({ winner, home_club, away_club }: PlayedMatch) =>
    isOfWinner(kind) ? [winner] : [home_club, away_club];
  const matches = resultsOf(tables, selection).filter(
    (match) => !hasClub || clubsOf(match).some((club) => club !== null && hasClub(club)),
  );
  return matches
    .map((match) => ({ match, value: measures[kind](match, tables) ?? -1 }))
    .filter(({ value }) => value >= 0)
    .sort((a, b) => b.value - a.value || (a.match.date < b.match.date ? -1 : 1))
    .slice(0, length)
    .map(({ match }) => {
      const moment = momentOfWin(match, goalsByMatch(tables).get(match.match_id));
      return {
        ...match,
        minute: moment?.minute ?? null,
        added_minute: moment?.added || null,
        deficit: deficitOfWinner(match),
      };
    });
}

const resultsOfRuns: { readonly [Kind in RunRecord]: readonly ResultLetter[] } = {
  unbeaten: ['W', 'D'],
  winning: ['W'],
  winless: ['D', 'L'],
  losing: ['L'],
};

/** A run that is a record. It is active if its last match is the latest of its club, which plays in the league. */
export type RecordedRun = Run & { readonly active: boolean };

/** Returns the longest run of each club, the longest first. */
export function recordRuns(tables: Tables, kind: RunRecord, selection: RecordSelection): RecordedRun[] {
  const { length, active, hasClub = () => true } = selection;
  const results = resultsOf(tables, selection);
  const clubs = tables.rows('teams').filter(({ club_id }) => hasClub(club_id));
  const latestDays = new Map(
    clubs
      .filter(({ status }) => status === 'active')
      .map(({ club_id }) => [
        club_id,
        tables.rows('matches').findLast((match) => isPlayedBy(match, club_id) && hasResult(match))?.date,
      ]),
  );
  const isActive = ({ club, to }: Run) => latestDays.get(club) === to;
  const runs = longestRuns(
    clubs.map(({ club_id }) => club_id),
    (club) => results.filter((match) => isPlayedBy(match, club)),
    resultsOfRuns[kind],
    (run) => active === undefined || isActive(run) === active,
  );
  return runs.slice(0, length).map((run) => ({ ...run, active: isActive(run) }));
}
