import { describe, expect, it } from 'vitest';
import { positions } from '../../../src/derive/rating-weights.ts';
import { weightedMetrics } from '../../../src/derive/weighted-metrics.ts';
import { models } from '../../support/tables.ts';

const model = models.ratingModel;

describe('the model of the rating', () => {
  it('has prior minutes for every weighted metric and for no other', () => {
    const weighed = positions.flatMap((position) =>
      weightedMetrics(model, position).map(({ metric }) => `${position} ${metric}`),
    );
    expect(model.prior_minutes.map(({ position, metric }) => `${position} ${metric}`)).toEqual(weighed);
  });
});
