/** Numbers of each club and each other one, by their indices. */
type Shares = readonly (readonly number[])[];

/**
 * Returns whether all needs can be met if each two clubs can divide what they play for in any whole parts. It is a maximum
 * flow by the shortest augmenting paths (Edmonds and Karp, 1972).
 *
 * @param shares what each two clubs divide between them, by their indices
 */
export function canShare(needs: readonly number[], shares: Shares): boolean {
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
 * Returns the shortest augmenting path from a club, or null if there is none. Each club can take from the next what that
 * one gained in their matches. The last but one takes what is not yet divided between it and the last.
 */
function pathToFree(
  from: number,
  taken: Shares,
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
