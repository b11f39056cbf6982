import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { drawBelow } from './draw-below.ts';

const resamples = 2000;
const seed = 1;

/** Estimates the 95 % interval of a mean by drawing the values anew with replacement. Equal values have equal intervals. */
export function estimateMeanInterval(values: readonly number[]): { low: number; high: number } {
  const generator = xoroshiro128plus(seed);
  const means = new Float64Array(resamples).map(() => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw += 1)
      sum += values[drawBelow(generator, values.length)] ?? 0;
    return sum / values.length;
  });
  means.sort();
  return { low: means.at(resamples * 0.025) ?? 0, high: means.at(resamples * 0.975) ?? 0 };
}
