import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestSet } from '../../src/derive/largest-set.ts';
import { canShare } from '../../src/derive/max-flow.ts';
import { canAllGain } from '../../src/derive/possible-gains.ts';

const gains = { win: 3, draw: 1 };
const clubs = [0, 1, 2, 3];
const pairs = clubs.flatMap((one) =>
  clubs.filter((other) => one < other).map((other) => [one, other] as const),
);

/** How many matches each two of four clubs have left. */
const matchesLeft = fc.tuple(...pairs.map(() => fc.nat({ max: 2 }))).map((counts) =>
  clubs.map((one) =>
    clubs.map((other) => {
      const index = pairs.findIndex((pair) => pair.includes(one) && pair.includes(other));
      return one === other ? 0 : (counts[index] ?? 0);
    }),
  ),
);

/** Returns all totals that a division of each match by one of these pairs of shares can give the clubs. */
function totalsOf(left: readonly (readonly number[])[], shares: readonly (readonly [number, number])[]) {
  const matches = pairs.flatMap(([one, other]) =>
    Array.from({ length: left[one]?.[other] ?? 0 }, () => [one, other] as const),
  );
  let totals = new Map([['0,0,0,0', clubs.map(() => 0)]]);
  for (const [one, other] of matches) {
    const next = [...totals.values()].flatMap((total) =>
      shares.map(([ofOne, ofOther]) =>
        total.with(one, (total[one] ?? 0) + ofOne).with(other, (total[other] ?? 0) + ofOther),
      ),
    );
    totals = new Map(next.map((total) => [total.join(), total]));
  }
  return [...totals.values()];
}

const needsOf = fc.tuple(...clubs.map(() => fc.nat({ max: 9 })));

it('needs can be met together where one of all combinations of results meets them', () => {
  fc.assert(
    fc.property(matchesLeft, needsOf, (left, needs) => {
      const all = totalsOf(left, [
        [3, 0],
        [1, 1],
        [0, 3],
      ]);
      const expected = all.some((total) => needs.every((need, club) => (total[club] ?? 0) >= need));
      const named = needs.map((need, club) => ({ club, need }));
      expect(canAllGain(named, left, gains, { steps: 10_000 })).toBe(expected);
    }),
    { numRuns: 200 },
  );
});

it('shares meet needs where one of all divisions of them does', () => {
  fc.assert(
    fc.property(matchesLeft, needsOf, (left, needs) => {
      const all = totalsOf(left, [
        [1, 0],
        [0, 1],
      ]);
      const expected = all.some((total) => needs.every((need, club) => (total[club] ?? 0) >= need));
      expect(canShare(needs, left)).toBe(expected);
    }),
    { numRuns: 200 },
  );
});

it('the largest set lies between its bounds, however few steps it may take', () => {
  fc.assert(
    fc.property(matchesLeft, needsOf, fc.nat({ max: 30 }), (left, needs, steps) => {
      const named = needs.map((need, club) => ({ club, need }));
      const sizeIn = (budget: { steps: number }) =>
        largestSet(named, (set, steps) => canAllGain(set, left, gains, steps), budget);
      const exact = sizeIn({ steps: 100_000 });
      const bounds = sizeIn({ steps });
      expect(exact.least).toBe(exact.most);
      expect(bounds.least).toBeLessThanOrEqual(exact.least);
      expect(bounds.most).toBeGreaterThanOrEqual(exact.most);
    }),
    { numRuns: 200 },
  );
});
