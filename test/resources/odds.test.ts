import { describe, expect, it } from 'vitest';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  it('odds imply probabilities that add up to 1, in proportion to the reciprocals of the prices', () => {
    for (const { implied, margin, home, draw, away } of tables.rows('odds')) {
      expect(implied.home + implied.draw + implied.away).toBeCloseTo(1, 10);
      expect(margin).toBeCloseTo(1 / home + 1 / draw + 1 / away - 1, 4);
      expect(implied.home * (1 + margin)).toBeCloseTo(1 / home, 3);
    }
  });
});
