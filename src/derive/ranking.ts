import type { DatasetRow } from '../records/dataset/index.ts';
import type { League, TieBreak } from '../records/league-schema.ts';
import { type Points, pointsIn } from '../records/season-rules.ts';
import type { Standing } from '../records/standing.ts';
import { ascending } from '../records/text.ts';
import { groupBy } from '../records/typed.ts';
import {
  clubsInStandings,
  hasResult,
  isAmong,
  type Result,
  resultLetter,
  type ScoredResult,
} from './matches.ts';

/** A club's row in standings, without its place. */
export type Tally = Omit<DatasetRow<'standings'>, 'season' | 'stage' | 'position'>;

const countOfLetter = { W: 'wins', D: 'draws', L: 'losses' } as const;

/** Counts the finished matches of each club, with the points of their season less those deducted. */
export function tally(
  league: Pick<League, 'points'>,
  results: Iterable<Result>,
  clubs: Iterable<string>,
  deductions: ReadonlyMap<string, number> = new Map(),
): Tally[] {
  const rows = new Map([...clubs].map((club) => [club, emptyRow(club, deductions.get(club) ?? 0)]));
  const add = (result: ScoredResult, club: string, { win, draw }: Points) => {
    const row = rows.get(club);
    if (!row) return;
    const { home_club, home_goals, away_goals } = result;
    const [goalsFor, goalsAgainst] = home_club === club ? [home_goals, away_goals] : [away_goals, home_goals];
    const letter = resultLetter(result, club);
    row.played += 1;
    row[countOfLetter[letter]] += 1;
    row.goals_for += goalsFor;
    row.goals_against += goalsAgainst;
    row.goal_difference += goalsFor - goalsAgainst;
    row.points += { W: win, D: draw, L: 0 }[letter];
  };
  for (const result of results) {
    if (!hasResult(result)) continue;
    const points = pointsIn(league, result.season);
    for (const club of [result.home_club, result.away_club]) add(result, club, points);
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

/** A row of the standings that the league publishes. */
export type PublishedRow = DatasetRow<'standings'>;

/** Returns the standings that the league published for one stage; undefined for several stages, or where it has none. */
export function officialStandings(
  { publishedRows }: { readonly publishedRows: readonly PublishedRow[] },
  stages: readonly string[],
): PublishedRow[] | undefined {
  if (stages.length !== 1) return undefined;
  const rows = publishedRows.filter(({ stage }) => stage === stages[0]);
  return rows.length > 0 ? rows.sort((a, b) => a.position - b.position) : undefined;
}

/** What decides the order of clubs in standings. */
export type RankingRules = Pick<League, 'points' | 'tie_breaks'>;

type Measure = (row: Tally) => number;

/** The measure of each tie-break, over all matches or those between the clubs that are level. The larger one comes first. */
const measures: Readonly<Record<TieBreak, Measure>> = {
  wins: ({ wins }) => wins,
  goal_difference: ({ goal_difference }) => goal_difference,
  goals_for: ({ goals_for }) => goals_for,
  // A club that conceded nothing comes before all others.
  goal_average: ({ goals_for, goals_against }) =>
    goals_against === 0 ? Infinity : goals_for / goals_against,
  head_to_head_points: ({ points }) => points,
  head_to_head_goal_difference: ({ goal_difference }) => goal_difference,
  head_to_head_goals: ({ goals_for }) => goals_for,
};

const isHeadToHead = (name: TieBreak) => name.startsWith('head_to_head');

/**
 * Sorts clubs by points, then by the tie-breaks of `data/league.json`, then in the published order, then by club_id. Clubs
 * that the league does not list come after those it does.
 *
 * Tie-breaks by `head_to_head` follow article 20 of the UEFA EURO regulations. Consecutive ones apply, one after the other,
 * to one mini-table of all the clubs that were level before the first of them. Where that separates some of these clubs,
 * they apply again to a mini-table of those that are still level. Clubs that they cannot separate go on to the next
 * tie-break. A mini-table counts the matches that were played so far, without deductions.
 *
 * @param resultsOf returns the results that count for a club, among others. One may count for one of its sides alone.
 */
export function rank(
  league: RankingRules,
  tallies: readonly Tally[],
  publishedOrder: readonly string[],
  resultsOf: (club: string) => readonly Result[],
): Tally[] {
  const place = (club: string) => {
    const index = publishedOrder.indexOf(club);
    return index === -1 ? publishedOrder.length : index;
  };
  const rows = tallies.toSorted((a, b) => place(a.club) - place(b.club) || ascending(a.club, b.club));
  const miniRow = (club: string, clubs: ReadonlySet<string>) => {
    const results = resultsOf(club).filter((result) => isAmong(result, clubs));
    return tally(league, results, [club])[0];
  };
  return separate(rows, ({ points }) => points).flatMap((group) =>
    breakTies(group, league.tie_breaks, miniRow),
  );
}

/** Returns the row of a club from its matches against some clubs alone. */
type MiniRow = (club: string, clubs: ReadonlySet<string>) => Tally | undefined;

/** Sorts clubs that are level by the tie-breaks. Clubs that none of these separates stay in their order. */
function breakTies(levelRows: Tally[], tieBreaks: readonly TieBreak[], miniRow: MiniRow): Tally[] {
  const [tieBreak] = tieBreaks;
  if (levelRows.length === 1 || tieBreak === undefined) return levelRows;
  if (!isHeadToHead(tieBreak)) {
    return separate(levelRows, measures[tieBreak]).flatMap((group) =>
      breakTies(group, tieBreaks.slice(1), miniRow),
    );
  }
  const firstOther = tieBreaks.findIndex((name) => !isHeadToHead(name));
  const consecutive = tieBreaks.slice(0, firstOther === -1 ? undefined : firstOther);
  const laterTieBreaks = tieBreaks.slice(consecutive.length);
  const clubs = new Set(levelRows.map(({ club }) => club));
  const miniRows = new Map(levelRows.map((row) => [row.club, miniRow(row.club, clubs) ?? row]));
  const groups = consecutive.reduce(
    (rows, name) =>
      rows.flatMap((group) => separate(group, (row) => measures[name](miniRows.get(row.club) ?? row))),
    [levelRows],
  );
  return groups.flatMap((group) =>
    breakTies(group, group.length < levelRows.length ? tieBreaks : laterTieBreaks, miniRow),
  );
}

/** Returns rows in groups of equal measure, largest first. Each group keeps the order of the rows. */
function separate(rows: readonly Tally[], measure: Measure): Tally[][] {
  return [...groupBy(rows, measure)].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/**
 * Computes standings from results. The deductions, and the order of clubs that are level to the end, are as published.
 *
 * @param clubs those listed, by default the ones with results
 */
export function rankResults(
  league: RankingRules,
  results: readonly Result[],
  publishedRows: readonly Pick<Standing, 'club' | 'position' | 'points_deducted'>[],
  clubs = clubsInStandings(results),
) {
  const order = publishedRows.toSorted((a, b) => a.position - b.position).map(({ club }) => club);
  const tallies = tally(league, results, clubs, deductionsOf(publishedRows));
  return rank(league, tallies, order, () => results).map((row, index) => ({
    position: index + 1,
    ...row,
  }));
}
