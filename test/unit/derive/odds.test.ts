import fc from 'fast-check';
import { expect, it } from 'vitest';
import { impliedOdds } from '../../../src/derive/context.ts';

it('impliedOdds returns no margin for a fair book', () => {
  expect(impliedOdds([2, 4, 4])).toEqual({ margin: 0, implied: { home: 0.5, draw: 0.25, away: 0.25 } });
});

it('impliedOdds returns probabilities that add up to 1, whatever the prices', () => {
  const price = fc.double({ min: 1.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(price, price, price, (home, draw, away) => {
      const { implied } = impliedOdds([home, draw, away]);
      expect(implied.home + implied.draw + implied.away).toBeCloseTo(1, 10);
      for (const probability of Object.values(implied)) expect(probability).toBeGreaterThanOrEqual(0);
    }),
  );
});
