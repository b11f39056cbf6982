import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Draws a whole number from 0 to below a limit, each about as likely. */
export function drawBelow(generator: RandomGenerator, limit: number): number {
  return Math.floor(((generator.next() >>> 0) / 2 ** 32) * limit);
}
