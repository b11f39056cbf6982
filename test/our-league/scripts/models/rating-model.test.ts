import { describe, expect, it } from 'vitest';
import { fitRatingModel, seasonsOf } from '../../../../scripts/models/rating-model.ts';
import { dataset, league, models } from '../../../support/tables.ts';

describe('the fit of the rating', () => {
  it('gives what data/rating-model.json has: run `npm run fit` where the data of its seasons changed', () => {
    expect(fitRatingModel(dataset)).toEqual(models.ratingModel);
  });

  it('uses no season that judges it', () => {
    const lastSeason = league.last_fitted_season ?? Infinity;
    const early = { ...dataset, players: dataset.players.filter(({ season }) => season <= lastSeason) };
    expect(fitRatingModel(early)).toEqual(models.ratingModel);
  });

  it('uses the seasons in order, with the players who played', () => {
    const seasons = seasonsOf(dataset);
    expect(seasons.map(({ season }) => season)).toEqual(
      [...new Set(dataset.players.map(({ season }) => season))].sort((a, b) => a - b),
    );
    for (const { players } of seasons) expect(players.every(({ minutes }) => (minutes ?? 0) > 0)).toBe(true);
  });
});
