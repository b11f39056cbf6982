/**
 * Returns a function that gives the percentile of a value among peers, from 0 to 100. It is the mid-rank, 100 × (peers
 * below + half of those equal) / peers. A single peer is at 50, as are peers who are all equal.
 *
 * @param peers at least one
 */
export function percentileAmong(peers: readonly number[]): (value: number) => number {
  const sortedPeers = Float64Array.from(peers).sort();
  return (value) => {
    const numberBelow = countWhile(sortedPeers, (peer) => peer < value);
    const numberEqual = countWhile(sortedPeers, (peer) => peer <= value) - numberBelow;
    return (100 * (numberBelow + numberEqual / 2)) / sortedPeers.length;
  };
}

/** Counts the values that satisfy a condition, all of which come before the others. */
function countWhile(values: Float64Array, condition: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // The middle is below the length.
    if (condition(values[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
