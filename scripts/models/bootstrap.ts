import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { quantile, sampleWithReplacement, standardDeviation } from 'simple-statistics';
import { roundTo } from '../../src/derive/numbers.ts';

export const bootstrap = { resamples: 2000, seed: 2023 } as const;

/**
 * Estimates the 95 % interval of a figure, and its standard error, by drawing the items anew with replacement. The same
 * items give the same interval.
 *
 * @param figure of a draw, or null where it has none
 */
export function bootstrapInterval<Item>(
  items: readonly Item[],
  figure: (sample: readonly Item[]) => number | null,
  digits: number,
) {
  const generator = xoroshiro128plus(bootstrap.seed);
  const random = () => uniformFloat64(generator);
  const draws = Array.from({ length: bootstrap.resamples }, () =>
    figure(sampleWithReplacement([...items], items.length, random)),
  );
  const figures = draws.filter((draw) => draw !== null);
  const [low, high] = quantile(figures, [0.025, 0.975]);
  return {
    standard_error: roundTo(standardDeviation(figures), digits),
    low: roundTo(low ?? 0, digits),
    high: roundTo(high ?? 0, digits),
  };
}
