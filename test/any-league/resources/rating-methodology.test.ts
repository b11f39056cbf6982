import { expect, it } from 'vitest';
import { ratingsDocument } from '../../../src/resources/rating-methodology.ts';
import { dataset, tables } from '../../support/tables.ts';

it('the methodology has the model and the evidence of data/, and weights where there is a model', () => {
  const { metrics, model, evidence } = ratingsDocument(tables);
  expect([model, evidence]).toEqual([dataset.ratingModel, dataset.ratingEvidence]);
  expect(metrics.some(({ positions }) => positions.some(({ weight }) => weight > 0))).toBe(model !== null);
});
