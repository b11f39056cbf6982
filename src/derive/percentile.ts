/**
 * Returns a function that gives the percentile of a value among peers, 0 to 100, by mid-rank: 100 × (peers below + half of
 * those equal) / peers. A lone peer is at 50, and so are all where all are equal.
 *
 * @param peers at least one
 */
export function percentileAmong(peers: readonly number[]): (value: number) => number {
  const sorted = Float64Array.from(peers).sort();
  return (value) => {
    const below = countWhile(sorted, (peer) => peer < value);
    const equal = countWhile(sorted, (peer) => peer <= value) - below;
    return (100 * (below + equal / 2)) / sorted.length;
  };
}

/** Counts the first values that satisfy a condition which no later one does. */
function countWhile(sorted: Float64Array, condition: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // The middle is below the length.
    if (condition(sorted[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
