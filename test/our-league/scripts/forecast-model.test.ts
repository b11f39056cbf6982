import { describe, expect, it } from 'vitest';
import { fitForecastModel } from '../../../scripts/models/forecast-model.ts';
import { generalModel } from '../../../src/records/forecast-model.ts';
import { current, dataset, tables } from '../../support/tables.ts';

const matches = tables.rows('matches');
const model = dataset.forecastModel;

describe('the fit of the forecasts', () => {
  it('chooses what data/forecast-model.json has on the first seasons with enough matches', () => {
    expect(fitForecastModel(dataset.league, matches, current, null)).toEqual(model);
  });

  it('leaves the constants as they are, whatever the results', () => {
    const fewer = matches.filter(({ season }) => season < 2022);
    expect(fitForecastModel(dataset.league, fewer, current, model)).toEqual(model);
  });

  it('adds constants for the seasons without a result alone', () => {
    const renewed = fitForecastModel(dataset.league, matches, current, model, true);
    expect(renewed.constants[0]).toEqual(model?.constants[0]);
    expect(renewed.constants.slice(1)).toMatchObject([{ from_season: current + 1 }]);
    expect(fitForecastModel(dataset.league, matches, current, renewed, true)).toEqual(renewed);
  });

  it('keeps the general constants for a league with too few matches', () => {
    const few = matches.filter(({ season }) => season < 2022);
    expect(fitForecastModel(dataset.league, few, current, null)).toEqual(generalModel(dataset.league));
  });
});
