import { sum } from './numbers.ts';
import type { Tally } from './ranking.ts';

/** What a win and a draw bring. */
export interface Gains {
  readonly win: number;
  readonly draw: number;
}

/** What a club, by its index, needs from its matches. */
export interface Need {
  readonly club: number;
  readonly need: number;
}

/** The results of a club in the matches that it has left. */
export type OwnResults = Pick<Tally, 'wins' | 'draws' | 'losses'>;

/** How many matches each club has left against each other one, by their indices. */
export type MatchCounts = readonly (readonly number[])[];

/**
 * How many steps a question may still take. A step is a comparison with a bound or a node of a search. Steps are counted and
 * not time, so that every machine answers the same.
 */
export interface Budget {
  steps: number;
}

/** The bounds between which the answer of a question lies; they are equal where it is decided. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Returns whether needs can be met together; null where the budget ends before that is decided. */
export type CanBeMet = (needs: readonly Need[], budget: Budget) => boolean | null;

/** How many steps a comparison may take that is only to find an example sooner. */
const stepsOfExample = 10;

/**
 * Returns the size of the largest set of needs that can be met together, or the limit where that is smaller. An example that
 * is found by adding the smallest need first is the lower bound; where it has not all, the sets are searched.
 */
export function largestSet(
  needs: readonly Need[],
  canBeMet: CanBeMet,
  budget: Budget,
  limit: number = needs.length,
): Bounds {
  // Who needs nothing takes nothing from the others.
  const open = needs.filter(({ need }) => need > 0).sort((a, b) => a.need - b.need);
  const met = needs.length - open.length;
  // What cannot be met alone cannot with others.
  const possible = open.filter((need) => canBeMet([need], budget) !== false);
  let example = longestBeginning(possible.slice(0, Math.max(0, limit - met)), canBeMet);
  for (const need of possible.slice(example.length)) {
    if (met + example.length >= limit) break;
    const larger = [...example, need];
    if (canBeMet(larger, budget)) example = larger;
  }
  let proven = example.length;
  let largest = proven;
  /** Searches the sets that begin with the chosen needs; what is not decided counts as possible. */
  const search = (chosen: readonly Need[], next: number): void => {
    if (chosen.length > largest) largest = chosen.length;
    for (const [index, need] of possible.entries()) {
      if (index < next) continue;
      if (met + largest >= limit || chosen.length + possible.length - index <= largest) return;
      if (budget.steps <= 0) {
        largest = possible.length;
        return;
      }
      const larger = [...chosen, need];
      const answer = canBeMet(larger, budget);
      if (answer) proven = Math.max(proven, larger.length);
      if (answer !== false) search(larger, index + 1);
    }
  };
  search([], 0);
  return { least: Math.min(met + proven, limit), most: Math.min(met + largest, limit) };
}

/** Returns as many of the first needs as are met together within few steps, by halving: early in a season, that is all. */
function longestBeginning(needs: readonly Need[], canBeMet: CanBeMet): readonly Need[] {
  let met = 0;
  let unmet = needs.length + 1;
  for (let size = needs.length; unmet - met > 1; size = Math.floor((met + unmet) / 2)) {
    if (canBeMet(needs.slice(0, size), { steps: stepsOfExample })) met = size;
    else unmet = size;
  }
  return needs.slice(0, met);
}

/**
 * Returns whether results exist by which each of these clubs gains what it needs; null where the budget ends before that is
 * decided. The clubs win all their matches against clubs that are not named. Where they play each other, bounds decide first,
 * and the results are searched last.
 */
export function canAllGain(
  needs: readonly Need[],
  left: MatchCounts,
  gains: Gains,
  budget: Budget,
): boolean | null {
  const counts = needs.map(({ club }) => needs.map((rival) => left[club]?.[rival.club] ?? 0));
  const rest = needs.map(({ club, need }, index) => {
    const againstOthers = sum(left[club] ?? []) - sum(counts[index] ?? []);
    return need - againstOthers * gains.win;
  });
  return canAllGainFrom(rest, counts, gains, budget);
}

/** Returns the same beside a club with so many wins, draws and losses, whose matches against these clubs are searched too. */
export function canAllGainBeside(
  own: OwnResults & { readonly club: number },
  needs: readonly Need[],
  left: MatchCounts,
  gains: Gains,
  budget: Budget,
): boolean | null {
  const withoutOwn = left.map((row, club) => (club === own.club ? row.map(() => 0) : row.with(own.club, 0)));
  const search = (
    index: number,
    open: readonly Need[],
    { wins, draws, losses }: typeof own,
  ): boolean | null => {
    const rival = open[index];
    if (!rival) return canAllGain(open, withoutOwn, gains, budget);
    const matches = left[own.club]?.[rival.club] ?? 0;
    const fromOthers = sum(withoutOwn[rival.club] ?? []) * gains.win;
    let isDecided = true;
    for (let lost = Math.min(matches, losses); lost >= 0; lost -= 1) {
      for (let drawn = Math.min(matches - lost, draws); drawn >= 0; drawn -= 1) {
        const won = matches - lost - drawn;
        const need = rival.need - lost * gains.win - drawn * gains.draw;
        if (won > wins || need > fromOthers) break;
        const rest = { ...own, wins: wins - won, draws: draws - drawn, losses: losses - lost };
        const answer = search(index + 1, open.with(index, { ...rival, need }), rest);
        if (answer) return true;
        if (answer === null) isDecided = false;
        if (budget.steps <= 0) return null;
      }
    }
    return isDecided ? false : null;
  };
  return search(0, needs, own);
}

/** Decides whether clubs gain what they need in the matches among themselves. */
function canAllGainFrom(
  needs: readonly number[],
  counts: MatchCounts,
  gains: Gains,
  budget: Budget,
): boolean | null {
  if (budget.steps <= 0) return null;
  budget.steps -= 1;
  // A club that needs no more loses the rest of its matches.
  const open = needs.flatMap((need, index) => (need > 0 ? [index] : []));
  if (open.length === 0) return true;
  if (open.length < needs.length) {
    const won = (index: number) => sum((counts[index] ?? []).filter((_, rival) => (needs[rival] ?? 0) <= 0));
    return canAllGainFrom(
      open.map((index) => (needs[index] ?? 0) - won(index) * gains.win),
      open.map((index) => open.map((rival) => counts[index]?.[rival] ?? 0)),
      gains,
      budget,
    );
  }
  const wholeNeeds = needs.map((need, index) => fewestGain(need, sum(counts[index] ?? []), gains));
  /** How much each can do without. */
  const spare = wholeNeeds.map((need, index) => sum(counts[index] ?? []) * gains.win - need);
  if (Math.min(...spare) < 0) return false;
  const mostOfMatch = Math.max(gains.win, 2 * gains.draw);
  if (sum(wholeNeeds) > (sum(counts.map(sum)) / 2) * mostOfMatch) return false;
  const wins = wholeNeeds.map((need) => Math.ceil(need / gains.win));
  if (canShare(wins, counts)) return true;
  const shares = counts.map((row) => row.map((count) => count * mostOfMatch));
  if (!canShare(wholeNeeds, shares)) return false;
  return searchResults(needs, counts, gains, budget, spare);
}

/** Returns the least that results of so many matches can bring and that is enough; infinity where nothing is. */
function fewestGain(need: number, matches: number, { win, draw }: Gains): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let wins = 0; wins <= matches; wins += 1) {
    const draws = Math.max(0, Math.ceil((need - wins * win) / draw));
    if (wins + draws <= matches) fewest = Math.min(fewest, wins * win + draws * draw);
  }
  return fewest;
}

/** Tries the results between the club that can spare least and the one it plays most often. */
function searchResults(
  needs: readonly number[],
  counts: MatchCounts,
  gains: Gains,
  budget: Budget,
  spare: readonly number[],
): boolean | null {
  const one = spare.indexOf(Math.min(...spare));
  const rivals = counts[one] ?? [];
  const other = rivals.indexOf(Math.max(...rivals));
  const matches = rivals[other] ?? 0;
  const settled = counts.map((row, index) =>
    index === one ? row.with(other, 0) : index === other ? row.with(one, 0) : row,
  );
  for (let wins = matches; wins >= 0; wins -= 1) {
    for (let draws = matches - wins; draws >= 0; draws -= 1) {
      const losses = matches - wins - draws;
      const rest = [...needs];
      rest[one] = (rest[one] ?? 0) - wins * gains.win - draws * gains.draw;
      rest[other] = (rest[other] ?? 0) - losses * gains.win - draws * gains.draw;
      const answer = canAllGainFrom(rest, settled, gains, budget);
      if (answer !== false) return answer;
    }
  }
  return false;
}

/**
 * Returns whether all needs can be met where what each two clubs play for can be divided between them in any whole parts: a
 * maximum flow, by the shortest augmenting paths (Edmonds and Karp, 1972).
 *
 * @param shares what each two clubs divide between them
 */
export function canShare(needs: readonly number[], shares: MatchCounts): boolean {
  const taken = shares.map((row) => row.map(() => 0));
  const freeOf = (one: number, other: number) =>
    (shares[one]?.[other] ?? 0) - (taken[one]?.[other] ?? 0) - (taken[other]?.[one] ?? 0);
  const take = (one: number, other: number, amount: number) => {
    const row = taken[one];
    if (row) row[other] = (row[other] ?? 0) + amount;
  };
  return needs.every((need, club) => {
    let missing = need;
    while (missing > 0) {
      const path = pathToFree(club, taken, freeOf);
      if (!path) return false;
      const [last = club, free = club] = path.slice(-2);
      const steps = path.slice(0, -2).map((one, index) => [one, path[index + 1] ?? one] as const);
      const given = steps.map(([one, other]) => taken[other]?.[one] ?? 0);
      const amount = Math.min(missing, freeOf(last, free), ...given);
      take(last, free, amount);
      for (const [one, other] of steps) {
        take(one, other, amount);
        take(other, one, -amount);
      }
      missing -= amount;
    }
    return true;
  });
}

/**
 * Returns the shortest chain of clubs from one, each of which can take from the next what that has of their matches, to the
 * last but one, which can take what neither has of its matches with the last; null where there is none.
 */
function pathToFree(
  from: number,
  taken: MatchCounts,
  freeOf: (one: number, other: number) => number,
): number[] | null {
  const paths = [[from]];
  const reached = new Set([from]);
  for (const path of paths) {
    const one = path.at(-1) ?? from;
    for (const other of taken.keys()) {
      if (other !== one && freeOf(one, other) > 0) return [...path, other];
      if (reached.has(other) || (taken[other]?.[one] ?? 0) <= 0) continue;
      reached.add(other);
      paths.push([...path, other]);
    }
  }
  return null;
}
