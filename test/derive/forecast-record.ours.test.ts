import { expect, it } from 'vitest';
import { deriveForecastRecord } from '../../src/derive/forecast-record.ts';
import { dataset, tables } from '../support/tables.ts';

/** The day of the measurements that the model was chosen by. */
const day = '2026-08-07';

const constants = dataset.forecastModel?.constants ?? [];
const forecasts = tables.rows('forecasts').filter(({ date }) => date <= day);
const projections = tables.rows('projections').filter(({ season }) => season >= 2023 && season <= 2025);
const tableEnds = new Map([
  [2023, '2023-10-07'],
  [2024, '2024-10-19'],
  [2025, '2025-10-18'],
]);
const odds = tables.rows('odds').filter(({ date }) => date <= day);
const record = deriveForecastRecord({ forecasts, projections, tableEnds, odds, constants, moments: [] });
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

it('the places of 2020 stay those of the first stage while its group stage is played', () => {
  const rows = tables.rows('projections', 2020);
  const stage = tables.rows('matches', 2020).findLast((match) => match.stage === 'first-stage');
  const placesOn = (date: string | undefined) =>
    rows
      .filter((row) => row.date === date)
      .map(({ club, places, expected_points }) => ({ club, places, expected_points }));
  expect(placesOn(rows.at(-1)?.date)).toEqual(placesOn(stage?.date));
});

it('the chances of the title before the play-offs are judged for each champion since 2019', () => {
  const rows = tables.rows('forecastRecord');
  expect(
    rows
      .filter(({ seasons }) => seasons.length === 1 && seasons[0] !== 2026)
      .map(({ title }) => title?.seasons),
  ).toEqual(Array(7).fill(1));
  expect(rows.find(({ sample }) => sample === 'together')?.title).toMatchObject({ seasons: 7 });
});
