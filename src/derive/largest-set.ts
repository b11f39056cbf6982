/** What a club, by its index, needs from its matches. */
export interface Need {
  readonly club: number;
  readonly need: number;
}

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
type CanBeMet = (needs: readonly Need[], budget: Budget) => boolean | null;

/** How many steps a comparison may take that is only to find an example sooner. */
const stepsOfExample = 10;

/**
 * Returns the size of the largest set of needs that can be met together, or the limit where that is smaller. The lower
 * bound is an example, found by adding the smallest need first. The sets are searched only if it leaves out needs.
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
