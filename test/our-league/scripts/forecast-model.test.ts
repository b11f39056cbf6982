import { expect, it } from 'vitest';
import { fitForecastModel } from '../../../scripts/models/forecast-model.ts';
import { generalModel } from '../../../src/records/forecast-model.ts';
import { current, dataset, tables } from '../../support/tables.ts';

const { league, forecastModel: model } = dataset;
const matches = tables.rows('matches');
const few = matches.filter(({ season }) => season < 2022);
const ofCurrent = matches.filter(({ season }) => season === current);

it('the fit of the forecasts chooses what data/forecast-model.json has on the first seasons with enough matches', () => {
  expect(fitForecastModel(league, matches, current, null)).toEqual(model);
});

it('the fit of the forecasts leaves the constants as they are, whatever the results', () => {
  expect(fitForecastModel(league, few, current, model)).toEqual(model);
});

it('a renewed fit adds constants of all finished seasons, for the seasons without a result alone', () => {
  const [first] = model?.constants ?? [];
  // The first constants were chosen on these seasons.
  const finished = matches.filter(({ season }) => season < 2023);
  const { constants } = fitForecastModel(league, [...finished, ...ofCurrent], current, model, true);
  expect(constants).toEqual([first, { ...first, from_season: current + 1 }]);
});

it('a fit that is renewed again replaces the constants that no season has used', () => {
  const renewed = fitForecastModel(league, [...few, ...ofCurrent], current, model, true);
  expect(renewed.constants).toHaveLength(2);
  expect(fitForecastModel(league, [...few, ...ofCurrent], current, renewed, true)).toEqual(renewed);
});

it('the fit of the forecasts keeps the general constants for a league with too few matches', () => {
  expect(fitForecastModel(league, few, current, null)).toEqual(generalModel(league));
});
