import { sum } from '../../derive/numbers.ts';
import { ascending } from '../../derive/order.ts';
import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';

/** The knock-out matches of two clubs in one stage. There is a single match, or a leg at each club's venue. */
export interface Tie {
  readonly stage: string | null;
  readonly clubs: readonly [string, string];
  readonly matches: readonly Match[];
  /** The club that won the tie. It is undefined before the tie is decided. */
  readonly winner: string | undefined;
  /** The goals of each club in all its matches. */
  readonly goals: readonly [number, number];
}

/** A tie, with the ties whose winners met in it. */
export interface TieNode {
  readonly tie: Tie;
  readonly feeders: readonly TieNode[];
  /** The next tie of the club that lost this one, where the format gives it another chance. */
  readonly secondChance: Tie | undefined;
}

/** Returns the ties of knock-out matches, in order of play. */
export function tiesOf(matches: readonly Match[]): Tie[] {
  const sortedMatches = matches.toSorted((a, b) => ascending(a.date, b.date));
  const pairs = Map.groupBy(sortedMatches, ({ stage, home_club, away_club }) =>
    [stage, ...[home_club, away_club].sort()].join(' '),
  );
  return [...pairs.values()].flatMap((legs): Tie[] => {
    const [firstLeg] = legs;
    if (!firstLeg) return [];
    const clubs = [firstLeg.home_club, firstLeg.away_club] as const;
    const goals = [goalsOf(clubs[0], legs), goalsOf(clubs[1], legs)] as const;
    const shootOutWinner = goals[0] === goals[1] ? (legs.at(-1)?.winner ?? undefined) : undefined;
    const winner = goals[0] > goals[1] ? clubs[0] : goals[0] < goals[1] ? clubs[1] : shootOutWinner;
    return [
      {
        stage: firstLeg.stage,
        clubs,
        matches: legs,
        goals,
        winner: legs.every(hasResult) ? winner : undefined,
      },
    ];
  });
}

function goalsOf(club: string, matches: readonly Match[]): number {
  return sum(
    matches.map(
      ({ home_club, home_goals, away_goals }) => (home_club === club ? home_goals : away_goals) ?? 0,
    ),
  );
}

/** Returns ties as trees. Below a tie are those that its clubs won before. The last tie of a winner is a root. */
export function tieTrees(ties: readonly Tie[]): TieNode[] {
  const nextOf = (club: string | undefined, tie: Tie) =>
    ties.slice(ties.indexOf(tie) + 1).find(({ clubs }) => club !== undefined && clubs.includes(club));
  const byNext = Map.groupBy(ties, (tie) => nextOf(tie.winner, tie));
  const nodeOf = (tie: Tie): TieNode => ({
    tie,
    feeders: (byNext.get(tie) ?? []).map(nodeOf).sort((a, b) => depthOf(a) - depthOf(b)),
    secondChance:
      tie.winner === undefined
        ? undefined
        : nextOf(
            tie.clubs.find((club) => club !== tie.winner),
            tie,
          ),
  });
  return (byNext.get(undefined) ?? []).map(nodeOf);
}

function depthOf({ feeders }: TieNode): number {
  return 1 + Math.max(0, ...feeders.map(depthOf));
}
