import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Rounds to a number of decimals, halves away from zero. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const product = Math.abs(value) * factor;
  // Multiplying errs by far less than a millionth, so only near a half does the text of the number have to decide.
  const isClear = product < maxClear && Math.abs((product % 1) - 0.5) > 1e-6;
  const integer = Math.round(isClear ? product : shiftPoint(Math.abs(value), decimals));
  // Adding 0 makes -0 a 0.
  return Math.sign(value) * (isClear ? integer / factor : shiftPoint(integer, -decimals)) + 0;
}

/** The limit below which a product of two numbers errs by less than a millionth. */
const maxClear = 1e9;

/** Moves the decimal point in the text of a number. Multiplied by 100 in binary, 10.075 falls short of 1007.5. */
function shiftPoint(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Sums numbers; 0 without any. */
export function sum(values: readonly number[]): number {
  let total = 0;
  // A search adds millions of times, and a callback costs more than the addition.
  for (const value of values) total += value;
  return total;
}

/** Sums the known values; null where none is known. */
export function sumKnown(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value;
  return sum;
}

/** Sums values; null without any. It is also null where one is unknown, since the sum of the others would be too low. */
export function sumAll(values: readonly (number | null)[]): number | null {
  return values.includes(null) ? null : sumKnown(values);
}

/** Returns the weighted mean of the known values; null without values or weight. */
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

/** Returns the weighted mean to two decimals; null without values or weight. */
export function roundedMean(values: Parameters<typeof weightedMean>[0]): number | null {
  const mean = weightedMean(values);
  return mean === null ? null : roundTo(mean, 2);
}

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
export function countWhile<Value>(values: ArrayLike<Value>, condition: (value: Value) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // The middle is below the length.
    if (condition(values[middle] as Value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Draws a whole number from 0 to below a limit, each about as likely. */
export function drawBelow(generator: RandomGenerator, limit: number): number {
  return Math.floor(((generator.next() >>> 0) / 2 ** 32) * limit);
}

/** What is published of what is possible, however rarely it happens in the runs, and 1 less that of what is not certain. */
const leastShare = 0.0001;

/** Returns a share with four decimals, which is 0 or 1 only where that is certain. */
export function publishedShare(
  share: number,
  { isSure, isOpen }: { isSure: boolean; isOpen: boolean },
): number {
  if (isSure || !isOpen) return Number(isSure);
  return Math.min(Math.max(roundTo(share, 4), leastShare), 1 - leastShare);
}
