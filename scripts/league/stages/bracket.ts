import { type KnockOutRound, roundOfTies, thirdPlace } from './phase-names.ts';
import { pairOf } from './round-robin.ts';
import type { SeasonMatch } from './season-match.ts';

/** The matches of two clubs in a knock-out: one, two legs, or a match and its replays. */
export interface Tie {
  readonly clubs: readonly string[];
  readonly matches: readonly SeasonMatch[];
}

/** A round of a knock-out with its matches. */
export interface BracketRound extends Pick<KnockOutRound, 'stage' | 'name'> {
  readonly matches: readonly SeasonMatch[];
}

/** Returns the ties of some matches, in order of their first. */
export function tiesOf(matches: readonly SeasonMatch[]): Tie[] {
  return [...Map.groupBy(matches, pairOf)].map(([pair, rows]) => ({ clubs: pair.split(' '), matches: rows }));
}

/** Returns the one club that won a match of a tie more often than the other; null where none did. */
function leaderOf({ clubs, matches }: Tie): string | null {
  const [wins = 0, otherWins = 0] = clubs.map(
    (club) => matches.filter(({ winner }) => winner === club).length,
  );
  return (wins === otherWins ? null : clubs[wins > otherWins ? 0 : 1]) ?? null;
}

/** The ties of a knock-out, with those that follow and precede each. */
interface Bracket {
  readonly ties: readonly Tie[];
  readonly next: ReadonlyMap<Tie, readonly Tie[]>;
  readonly previous: ReadonlyMap<Tie, readonly Tie[]>;
}

function bracketOf(matches: readonly SeasonMatch[]): Bracket {
  const ties = tiesOf(matches);
  const next = new Map<Tie, Tie[]>(ties.map((tie) => [tie, []]));
  const previous = new Map<Tie, Tie[]>(ties.map((tie) => [tie, []]));
  const last = new Map<string, Tie>();
  for (const tie of ties) {
    for (const club of tie.clubs) {
      const before = last.get(club);
      if (before) {
        next.get(before)?.push(tie);
        previous.get(tie)?.push(before);
      }
      last.set(club, tie);
    }
  }
  return { ties, next, previous };
}

/** Returns whether a club of a tie surely lost the tie that it played before. */
function hasLoser(tie: Tie, previous: readonly Tie[]): boolean {
  return previous.some((before) => {
    // In two legs, goals and not matches decide.
    if (before.matches.length > 1) return false;
    const winner = leaderOf(before);
    const loser = before.clubs.find((club) => club !== winner);
    return winner !== null && loser !== undefined && tie.clubs.includes(loser);
  });
}

/**
 * Returns the rounds of a knock-out in which the losers of a tie play no more, but for third place; null where the matches are
 * no such thing, or where it has not come to its final.
 */
export function wholeBracket(matches: readonly SeasonMatch[]): BracketRound[] | null {
  const { ties, next, previous } = bracketOf(matches);
  const lastTies = ties.filter((tie) => next.get(tie)?.length === 0);
  const [final, third, another] = lastTies.sort(
    (a, b) =>
      Number(hasLoser(a, previous.get(a) ?? [])) - Number(hasLoser(b, previous.get(b) ?? [])) ||
      byLastDay(b, a),
  );
  if (!final || another) return null;
  const semifinals = third ? (previous.get(third) ?? []) : [];
  const isTitlePath = ties.every((tie) => {
    const following = (next.get(tie) ?? []).filter((other) => other !== third);
    const isWonByAnother = following.some((other) => hasLoser(other, [tie]));
    return tie === final || tie === third || (following.length === 1 && !isWonByAnother);
  });
  const beforeFinal = previous.get(final) ?? [];
  const areFromSemifinals = beforeFinal.length === 2 && beforeFinal.every((tie) => semifinals.includes(tie));
  if (!isTitlePath || (third && !areFromSemifinals)) return null;
  const depths = new Map<Tie, number>([[final, 0]]);
  for (const tie of ties.toReversed()) {
    const [following] = (next.get(tie) ?? []).filter((other) => other !== third);
    if (following) depths.set(tie, (depths.get(following) ?? 0) + 1);
  }
  const byDepth = Map.groupBy(depths.keys(), (tie) => depths.get(tie) ?? 0);
  const deepest = Math.max(...byDepth.keys());
  const rounds = [...byDepth]
    .sort(([a], [b]) => b - a)
    .map(([depth, own]) => {
      const named = roundOfTies(2 ** depth);
      const isFull = named?.ties === own.length;
      return roundOf(own, isFull ? named : numberedRound(deepest - depth + 1));
    });
  return third ? [...rounds.slice(0, -1), roundOf([third], thirdPlace), ...rounds.slice(-1)] : rounds;
}

/**
 * Returns the rounds of a knock-out so far: the first ties of the clubs, their second, and so on. Where the first round is
 * known to have a number of ties, the rounds have their names.
 *
 * @param mayDrawsGoOn whether a club may go on from a single match that the list has as a draw
 * @returns null where a loser plays on other than for third place, after which a knock-out is none
 */
export function bracketSoFar(
  matches: readonly SeasonMatch[],
  firstTies: number,
  { mayDrawsGoOn }: { mayDrawsGoOn: boolean },
): BracketRound[] | null {
  const { ties, next, previous } = bracketOf(matches);
  const levels = new Map<Tie, number>();
  const thirds: Tie[] = [];
  const semifinals = new Set(
    ties.filter((tie) => isThirdPlace(tie, previous)).flatMap((tie) => previous.get(tie) ?? []),
  );
  const canGoOn = (tie: Tie) =>
    (next.get(tie)?.length === 1 || semifinals.has(tie)) &&
    (mayDrawsGoOn || tie.matches.length > 1 || leaderOf(tie) !== null);
  for (const tie of ties) {
    const before = previous.get(tie) ?? [];
    if (isThirdPlace(tie, previous)) thirds.push(tie);
    else if (hasLoser(tie, before) || before.some((other) => !canGoOn(other))) return null;
    else levels.set(tie, Math.max(0, ...before.map((other) => (levels.get(other) ?? 0) + 1)));
  }
  if (thirds.length > 1) return null;
  const byLevel = [...Map.groupBy(levels.keys(), (tie) => levels.get(tie) ?? 0)].sort(([a], [b]) => a - b);
  const rounds = byLevel.map(([level, own]) => {
    const named = roundOfTies(firstTies / 2 ** level);
    return roundOf(own, named && own.length <= named.ties ? named : numberedRound(level + 1));
  });
  return [...rounds, ...thirds.map((tie) => roundOf([tie], thirdPlace))];
}

/** Returns whether both clubs of a tie lost the one before. */
function isThirdPlace(tie: Tie, previous: Bracket['previous']): boolean {
  const before = previous.get(tie) ?? [];
  return before.length === 2 && before.every((other) => hasLoser(tie, [other]));
}

function numberedRound(number: number) {
  return { stage: `round-${number}`, name: `Round ${number}` };
}

function roundOf(ties: readonly Tie[], { stage, name }: Pick<KnockOutRound, 'stage' | 'name'>): BracketRound {
  return { stage, name, matches: ties.flatMap(({ matches }) => matches) };
}

function byLastDay(a: Tie, b: Tie): number {
  const [day = '', otherDay = ''] = [a, b].map(({ matches }) => matches.at(-1)?.date);
  return day < otherDay ? -1 : Number(day > otherDay);
}
