/**
 * Returns the percentile of a value among peers, 0 to 100, by mid-rank: 100 × (peers below + half of those equal) / peers.
 * A lone peer is at 50, and so are all where all are equal.
 *
 * @param peers at least one
 */
export function percentile(value: number, peers: readonly number[]): number {
  let below = 0;
  let equal = 0;
  for (const peer of peers) {
    if (peer < value) below += 1;
    else if (peer === value) equal += 1;
  }
  return (100 * (below + equal / 2)) / peers.length;
}
