import { describe, expect, it } from 'vitest';
import { measureRating } from '../../../../scripts/validate/evidence.ts';
import { dataset, models } from '../../../support/tables.ts';

const { ratingEvidence, ratingModel } = models;
const lastSeason = Math.max(...ratingEvidence.seasons);

/** The dataset as it was when the evidence was measured: the season after it is the current one. */
const measured = { ...dataset, snapshot: { ...dataset.snapshot, season: lastSeason + 1 } };

describe('the evidence of the rating', () => {
  it('is what the data gives: run `npm run fit` where the data of its seasons changed', () => {
    expect(measureRating(measured, ratingModel)).toEqual(ratingEvidence);
  });

  it('leaves out the season in play', () => {
    expect(lastSeason).toBeLessThan(dataset.snapshot.season);
  });

  it('calls a target met where its value is within the limit', () => {
    for (const { target, value, is_met } of ratingEvidence.targets) {
      const limit = Number(/[\d.]+$/.exec(target)?.[0]);
      expect(is_met).toBe(target.startsWith('at least') ? value >= limit : value <= limit);
    }
  });
});
