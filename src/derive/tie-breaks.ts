import { league } from '../records/league.ts';
import type { TieBreak } from '../records/league-schema.ts';
import { groupBy } from '../records/typed.ts';
import { clubsInTable, isAmong } from './clubs-of-matches.ts';
import { ascending } from './order.ts';
import { deductionsOf, type Result, type Tally, tally } from './tally.ts';

type Measure = (row: Tally) => number;

/** The measure of each tie-break over all matches; the club with the larger one is first. */
const measures = {
  wins: ({ wins }) => wins,
  goal_difference: ({ goal_difference }) => goal_difference,
  goals_for: ({ goals_for }) => goals_for,
  // Who conceded nothing is before all others.
  goal_average: ({ goals_for, goals_against }) =>
    goals_against === 0 ? Infinity : goals_for / goals_against,
} satisfies Partial<Record<TieBreak, Measure>>;

/** The measure of each tie-break over the matches between the clubs that are level. */
const headToHeadMeasures = {
  head_to_head_points: ({ points }) => points,
  head_to_head_goal_difference: measures.goal_difference,
  head_to_head_goals: measures.goals_for,
} satisfies Partial<Record<TieBreak, Measure>>;

type HeadToHead = keyof typeof headToHeadMeasures;
// Every tie-break has one measure of one kind.
measures satisfies Record<Exclude<TieBreak, HeadToHead>, Measure>;

/** Returns the rows of clubs from the matches between them alone, without deductions. */
export type MiniTable = (clubs: ReadonlySet<string>) => readonly Tally[];

/** Returns what orders clubs with equal points, as a description names it: the tie-breaks and the published order. */
export function describeTieBreaks(tieBreaks: readonly TieBreak[] = league.tie_breaks): string {
  const names = tieBreaks.map((name) => name.replace('head_to_head', 'head-to-head').replaceAll('_', ' '));
  return names.length > 0 ? `${names.join(', ')}, then the published order` : 'the published order';
}

/** Returns the mini-tables of results. */
export function miniTableOf(results: readonly Result[]): MiniTable {
  return (clubs) =>
    tally(
      results.filter((result) => isAmong(result, clubs)),
      clubs,
    );
}

/** Returns the mini-tables of the matches that count for each club; a match may count for one of its sides alone. */
export function miniTableOfEach(counted: ReadonlyMap<string, readonly Result[]>): MiniTable {
  return (clubs) =>
    [...counted]
      .filter(([club]) => clubs.has(club))
      .flatMap(([club, own]) => {
        const between = own.filter((result) => isAmong(result, clubs));
        return tally(between, [club]);
      });
}

/**
 * Orders a table by points, then by the tie-breaks of `data/league.json`, then as the league published it, then by
 * club_id. Clubs that the league does not list come after those it does.
 *
 * Tie-breaks by `head_to_head` are those of article 20 of the UEFA EURO regulations: consecutive ones apply, one after
 * the other, to one mini-table of all the clubs that were level before the first of them. Where they separate some of
 * these clubs and leave others level, they apply again to a mini-table of those others alone. What they cannot separate,
 * the next tie-break does. Before all matches between the clubs are played, those played count.
 */
export function rank(
  tallies: readonly Tally[],
  published: readonly string[],
  miniTable: MiniTable,
  tieBreaks: readonly TieBreak[] = league.tie_breaks,
): Tally[] {
  const place = (club: string) => {
    const index = published.indexOf(club);
    return index === -1 ? published.length : index;
  };
  const listed = tallies.toSorted((a, b) => place(a.club) - place(b.club) || ascending(a.club, b.club));
  return separate(listed, ({ points }) => points).flatMap((level) => breakTies(level, tieBreaks, miniTable));
}

/** Returns clubs that are level in the order of tie-breaks; where none separates them, in the order given. */
function breakTies(level: Tally[], tieBreaks: readonly TieBreak[], miniTable: MiniTable): Tally[] {
  const [first] = tieBreaks;
  if (level.length === 1 || first === undefined) return level;
  if (!isHeadToHead(first)) {
    return separate(level, measures[first]).flatMap((group) =>
      breakTies(group, tieBreaks.slice(1), miniTable),
    );
  }
  const consecutive: HeadToHead[] = [];
  for (const name of tieBreaks) {
    if (!isHeadToHead(name)) break;
    consecutive.push(name);
  }
  const others = tieBreaks.slice(consecutive.length);
  const between = new Map(miniTable(new Set(level.map(({ club }) => club))).map((row) => [row.club, row]));
  const groups = consecutive
    .map(
      (name): Measure =>
        (row) =>
          headToHeadMeasures[name](between.get(row.club) ?? row),
    )
    .reduce((separated, measure) => separated.flatMap((group) => separate(group, measure)), [level]);
  return groups.flatMap((group) =>
    breakTies(group, group.length < level.length ? tieBreaks : others, miniTable),
  );
}

function isHeadToHead(name: TieBreak): name is HeadToHead {
  return name in headToHeadMeasures;
}

/** Returns rows in groups of equal measure, largest first; a group has the order of the rows. */
function separate(rows: readonly Tally[], measure: Measure): Tally[][] {
  return [...groupBy(rows, measure)].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/** Computes a table from results, with the deductions and the last tie-break of the rows that the league published. */
export function rankResults(
  results: readonly Result[],
  published: readonly {
    readonly club: string;
    readonly position: number;
    readonly points_deducted: number;
  }[],
) {
  const order = published.toSorted((a, b) => a.position - b.position).map(({ club }) => club);
  const tallies = tally(results, clubsInTable(results), deductionsOf(published));
  return rank(tallies, order, miniTableOf(results)).map((row, index) => ({ position: index + 1, ...row }));
}
