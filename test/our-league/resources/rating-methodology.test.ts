import { expect, it } from 'vitest';
import { positions } from '../../../src/derive/rating-weights.ts';
import { ratingsDocument } from '../../../src/resources/rating-methodology.ts';
import { tables } from '../../support/tables.ts';

const { metrics } = ratingsDocument(tables);

it('/ratings.json has weights that add up to 100 for each position', () => {
  for (const position of positions) {
    const weights = metrics.flatMap((metric) =>
      metric.positions.filter((one) => one.position === position).map(({ weight }) => weight),
    );
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 1);
  }
});
