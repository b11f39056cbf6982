/** A number to so many decimals, halves up. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // What cannot be halved exactly in binary (1.005) is nudged to the side it was meant for.
  return Math.round((value + Number.EPSILON * Math.sign(value)) * scale) / scale;
}

/** The sum of what is known; null where nothing is. */
export function sumKnown(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value;
  return sum;
}

/** The mean of known values by weight; null where there are none, or no weight. */
export function weightedMean(
  values: Iterable<readonly [value: number | null, weight: number]>,
): number | null {
  let total = 0;
  let weights = 0;
  for (const [value, weight] of values) {
    if (value === null) continue;
    total += value * weight;
    weights += weight;
  }
  return weights === 0 ? null : total / weights;
}
