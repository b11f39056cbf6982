import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { quantile, sampleWithReplacement, standardDeviation } from 'simple-statistics';

export const bootstrap = { resamples: 2000, seed: 2023 } as const;

/** A 95 % interval, and the standard deviation of the resamples. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly standardError: number;
}

/**
 * Estimates the interval of a figure by drawing the items anew with replacement; the same items give the same interval.
 *
 * @param figure of a draw, or null where it has none
 */
export function bootstrapInterval<Item>(
  items: readonly Item[],
  figure: (drawn: readonly Item[]) => number | null,
): Interval {
  const generator = xoroshiro128plus(bootstrap.seed);
  const random = () => uniformFloat64(generator);
  const figures: number[] = [];
  for (let index = 0; index < bootstrap.resamples; index += 1) {
    const drawn = figure(sampleWithReplacement([...items], items.length, random));
    if (drawn !== null) figures.push(drawn);
  }
  const sorted = figures.sort((a, b) => a - b);
  return {
    low: quantile(sorted, 0.025),
    high: quantile(sorted, 0.975),
    standardError: standardDeviation(sorted),
  };
}
