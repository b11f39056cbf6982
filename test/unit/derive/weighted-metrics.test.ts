import { expect, it } from 'vitest';
import { areas, areaWeights, type MetricName, positions, rules } from '../../../src/derive/rating-weights.ts';
import { priorMinutes, spreadOf, weightedMetrics } from '../../../src/derive/weighted-metrics.ts';
import { plainRatingModel } from '../../support/plain-rating-model.ts';

const model = plainRatingModel;

/** A model in which no two metrics have the same reliability. */
const varied = {
  ...model,
  prior_minutes: model.prior_minutes.map((one, index) => ({ ...one, minutes: 100 * (index + 1) })),
};

it('the weights of metrics add up to 100 for each position, and to the area within it', () => {
  for (const position of positions) {
    const metrics = weightedMetrics(model, position);
    for (const area of areas) {
      const weights = metrics.filter((one) => one.area === area).map(({ weight }) => weight);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(areaWeights[area][position], 9);
    }
  }
});

it('the weights of metrics are in the proportion of worth × reliability within an area', () => {
  for (const position of positions) {
    for (const area of areas) {
      const ratios = weightedMetrics(varied, position)
        .filter((one) => one.area === area)
        .map(({ weight, worth, reliability }) => weight / (worth[position] * reliability));
      for (const ratio of ratios) expect(ratio).toBeCloseTo(ratios[0] ?? 0, 9);
    }
  }
});

it('the weights of metrics fall as prior minutes rise, to half where these equal a season', () => {
  const halved = weightedMetrics(
    {
      ...model,
      prior_minutes: model.prior_minutes.map((one) => ({ ...one, minutes: rules.reliabilityMinutes })),
    },
    'Forward',
  );
  for (const { reliability } of halved) expect(reliability).toBe(0.5);
});

it('the model of the rating gives prior minutes by position and metric, and the spread by position', () => {
  for (const { position, metric, minutes } of varied.prior_minutes)
    expect(priorMinutes(varied, position, metric as MetricName)).toBe(minutes);
  const spread = positions.map((position, index) => ({ position, spread: index + 1 }));
  expect(positions.map((position) => spreadOf({ ...model, spread }, position))).toEqual([1, 2, 3, 4]);
});

it('the model of the rating names the missing metric or position in an error', () => {
  expect(() => priorMinutes(model, 'Goalkeeper', 'goals')).toThrow('prior minutes of goals for Goalkeeper');
  expect(() => spreadOf({ ...model, spread: [] }, 'Forward')).toThrow('no spread for Forward');
});
