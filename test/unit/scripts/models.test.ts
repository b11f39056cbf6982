import fc from 'fast-check';
import { mean } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { bootstrapInterval, measureReliability } from '../../../scripts/models/rating-evidence.ts';
import { fitCountPrior, fitRatePrior, type Observation } from '../../../scripts/models/rating-model.ts';
import type { ListedPlayer } from '../../../src/records/player.ts';
import { tables } from '../../support/tables.ts';

const meanOf = (values: readonly number[]) => mean([...values]);
const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 5, maxLength: 30 });

it('a bootstrap interval contains the mean, within the range of the items', () => {
  fc.assert(
    fc.property(values, (items) => {
      const { low, high } = bootstrapInterval(items, meanOf, 9);
      expect(low).toBeLessThanOrEqual(meanOf(items) + 1e-9);
      expect(high).toBeGreaterThanOrEqual(meanOf(items) - 1e-9);
      expect(low).toBeGreaterThanOrEqual(Math.min(...items));
      expect(high).toBeLessThanOrEqual(Math.max(...items));
    }),
    { numRuns: 20 },
  );
});

it('a bootstrap interval leaves out draws without a figure', () => {
  const { low, high } = bootstrapInterval(
    [1, 2, 3],
    (drawn) => (drawn.includes(1) ? null : meanOf(drawn)),
    9,
  );
  expect(low).toBeGreaterThanOrEqual(2);
  expect(high).toBe(3);
});

const minutes = 1800;

/** Players whose counts are spread evenly around a mean, by a share of it. */
const counts = (mean: number, share: number): Observation[] =>
  Array.from({ length: 41 }, (_, index) => ({
    value: Math.round(mean * (1 + share * (index / 20 - 1))),
    minutes,
  }));

it('the prior minutes of a count match a known gamma distribution', () => {
  // The 5th, 15th … 95th percentile of a gamma distribution of shape 4 and mean 1: its prior is 4 events long.
  const drawn = [0.34, 0.51, 0.63, 0.75, 0.86, 0.98, 1.11, 1.28, 1.5, 1.94];
  const groups = [drawn.map((rate) => ({ value: Math.round(rate * 100), minutes: 9000 }))];
  // 100 events in 9,000 minutes: 4 of them take 360.
  const fitted = fitCountPrior(groups);
  expect(fitted).toBeGreaterThan(300);
  expect(fitted).toBeLessThan(500);
});

it('the prior minutes of a count compare each season with its own mean', () => {
  const apart = fitCountPrior([counts(40, 0), counts(80, 0)]);
  expect(apart).toBeGreaterThan(50_000);
});

/** Rates at many and few minutes, spread by so much around 75. */
const rates = (atMany: number, atFew: number): Observation[] =>
  Array.from({ length: 40 }, (_, index) => ({
    value: 75 + (index % 4 < 2 ? -1 : 1) * (index % 2 === 0 ? atMany : atFew),
    minutes: index % 2 === 0 ? 2700 : 270,
  }));

it('the prior minutes of a rate match known variances', () => {
  // Variance 4 + 4 × 900 / minutes: the two halves are equal at 900 minutes.
  const [atMany, atFew] = [2700, 270].map((played) => Math.sqrt(4 * (1 + 900 / played))) as [number, number];
  const fitted = fitRatePrior([rates(atMany, atFew)]);
  expect(fitted).toBeGreaterThan(750);
  expect(fitted).toBeLessThan(1050);
});

const [some] = tables.rows('players', 2024) as readonly [ListedPlayer];

/** Twenty forwards of two seasons, rated by their number in the first and by a function of it in the second. */
function forwards(second: (number: number) => number, given: Partial<ListedPlayer> = {}): ListedPlayer[] {
  return Array.from({ length: 20 }, (_, number) => {
    const player = {
      ...some,
      player_id: String(number),
      position: 'Forward' as const,
      minutes: 900,
      rating_eligible: true,
    };
    return [
      { ...player, season: 2022, rating: number / 2 },
      { ...player, season: 2023, rating: second(number), ...given },
    ];
  }).flat();
}

const find = (players: readonly ListedPlayer[], sample = 'all') =>
  measureReliability(players, 2023).find((row) => row.sample === sample && row.position === 'Forward');

describe('the reliability of ratings', () => {
  it('is 1 where ratings repeat, -1 where they reverse, and near 0 where they are random', () => {
    expect(find(forwards((number) => 1 + number / 4))?.correlation).toBe(1);
    expect(find(forwards((number) => 10 - number / 2))?.correlation).toBe(-1);
    const unrelated = find(forwards((number) => (number * 7) % 5));
    expect(Math.abs(unrelated?.correlation ?? 1)).toBeLessThan(0.3);
    expect(unrelated).toMatchObject({ pairs: 20 });
    expect(unrelated?.low ?? 1).toBeLessThan(0);
    expect(unrelated?.high ?? -1).toBeGreaterThan(0);
  });

  it('leaves out another position, few minutes, and seasons without a rating', () => {
    const pairsWith = (given: Partial<ListedPlayer>) => find(forwards(() => 5, given))?.pairs;
    expect(pairsWith({ position: 'Midfielder' })).toBe(0);
    expect(pairsWith({ minutes: 700 })).toBe(0);
    expect(pairsWith({ rating: null })).toBe(0);
    expect(pairsWith({ season: 2024 })).toBe(0);
  });
});
