import { expect, it } from 'vitest';
import { fitForecastModel } from '../../../scripts/models/fit-forecast-model.ts';
import { generalModel } from '../../../src/records/forecast-model.ts';
import { current, dataset, tables } from '../../support/tables.ts';

const { league, forecastModel: model } = dataset;
const matches = tables.rows('matches');
const few = matches.filter(({ season }) => season < 2022);
const ofCurrent = matches.filter(({ season }) => season === current);

it('the fit of the forecasts chooses what data/forecast-model.json has', () => {
  expect(fitForecastModel(league, matches, current, null)).toEqual(model);
});

it('the fit of the forecasts leaves the constants as they are, whatever the results', () => {
  expect(fitForecastModel(league, few, current, model)).toEqual(model);
});

it('a renewed fit adds constants for the seasons without a result alone', () => {
  const renewed = fitForecastModel(league, [...few, ...ofCurrent], current, model, true);
  // These are too few to choose others.
  const ofFew = { ...generalModel(league).constants[0], from_season: current + 1 };
  expect(renewed.constants).toEqual([model?.constants[0], ofFew]);
  // Constants that no season has used are replaced.
  expect(fitForecastModel(league, [...few, ...ofCurrent], current, renewed, true)).toEqual(renewed);
});

it('the fit of the forecasts keeps the general constants for a league with too few matches', () => {
  expect(fitForecastModel(league, few, current, null)).toEqual(generalModel(league));
});
