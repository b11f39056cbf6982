import { expect, it } from 'vitest';
import { deriveForecastRecord } from '../../src/derive/forecast-record.ts';
import { dataset, tables } from '../support/tables.ts';

/** The day of the measurements that the model was chosen by. */
const day = '2026-08-07';

const constants = dataset.forecastModel?.constants ?? [];
const forecasts = tables.rows('forecasts').filter(({ date }) => date <= day);
const projections = tables.rows('projections').filter(({ season }) => season >= 2023 && season <= 2025);
const odds = tables.rows('odds').filter(({ date }) => date <= day);
const record = deriveForecastRecord({ forecasts, projections, odds, constants, moments: [] });
const sampleOf = (name: string) => record.find(({ sample }) => sample === name);
const judged = sampleOf('judged');
const comparisonOf = (name: string, other: string) =>
  sampleOf(name)?.comparisons.find((row) => row.with === other);

it('the record of the forecasts of the seasons since 2023 has the scores that were measured', () => {
  expect(judged).toMatchObject({ matches: 410, log_loss: 1.0324, brier: 0.6222, rps: 0.2125 });
});

it('forecasts are better than the shares of results so far, and than equal clubs', () => {
  expect(comparisonOf('judged', 'base_rates')).toMatchObject({
    log_loss: 1.0822,
    brier: 0.6554,
    rps: 0.2293,
  });
  const { difference, interval } = comparisonOf('judged', 'base_rates') ?? {};
  expect(difference).toBe(-0.05);
  // Other draws were made for the interval that was measured.
  expect(Math.abs((interval?.low ?? 0) + 0.075)).toBeLessThan(0.0015);
  expect(Math.abs((interval?.high ?? 0) + 0.024)).toBeLessThan(0.0015);
  expect(comparisonOf('judged', 'equal_clubs')?.interval.high).toBeLessThan(0);
});

it('the record of the forecasts has every group of probabilities within its interval', () => {
  const groups = judged?.calibration ?? [];
  expect(groups.map(({ forecasts }) => forecasts)).toEqual(Array(10).fill(123));
  expect(groups.map(({ predicted }) => predicted)).toEqual([
    0.167, 0.227, 0.252, 0.265, 0.272, 0.298, 0.354, 0.412, 0.489, 0.597,
  ]);
  for (const { predicted, interval } of groups)
    expect(predicted >= interval.low && predicted <= interval.high).toBe(true);
});

it('the projections of 2023 to 2025 have the Brier scores that were measured', () => {
  expect(judged?.projections?.first).toBeCloseTo(0.0666, 2);
  expect(Math.abs((judged?.projections?.first ?? 0) - 0.0666)).toBeLessThan(0.001);
  expect(Math.abs((judged?.projections?.play_offs ?? 0) - 0.0832)).toBeLessThan(0.002);
});

it('the projections of 2019 have no play-offs, since its table sent no club there', () => {
  expect(new Set(tables.rows('projections', 2019).map(({ play_offs }) => play_offs))).toEqual(
    new Set([null]),
  );
});

it('the projections of the group stage of 2020 are none: the table is that of the first stage', () => {
  const last = tables.rows('projections', 2020).at(-1);
  const stage = tables.rows('matches', 2020).findLast((match) => match.stage === 'first-stage');
  expect(last?.date).toBe(stage?.date);
});
