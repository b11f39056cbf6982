import { expect, it } from 'vitest';
import {
  areas,
  areaWeights,
  positions,
  ratedMetrics,
  unratedMetrics,
} from '../../../src/derive/rating-weights.ts';

it('the table of the rating weighs every area to 100 for each position', () => {
  for (const position of positions) {
    expect(areas.reduce((sum, area) => sum + areaWeights[area][position], 0)).toBe(100);
  }
});

it('the table of the rating has a metric for every area a position is weighed in, and none for others', () => {
  for (const position of positions) {
    for (const area of areas) {
      const metrics = ratedMetrics.filter((row) => row.area === area && row.worth[position] > 0);
      expect(metrics.length > 0).toBe(areaWeights[area][position] > 0);
    }
  }
});

it('the table of the rating has a reason for each metric that counts', () => {
  for (const { metric, reason } of ratedMetrics) expect(reason, metric).toMatch(/^[A-Z].+[^.]$/);
});

it('the table of the rating has a reason for each metric that does not count', () => {
  const rated = new Set<string>(ratedMetrics.map(({ metric }) => metric));
  const names = unratedMetrics.flatMap(({ metric }) => metric.split(', '));
  expect(names).toEqual(expect.arrayContaining(['xg', 'saves', 'clean_sheets']));
  expect(names.filter((name) => rated.has(name))).toEqual([]);
  for (const { metric, reason } of unratedMetrics) expect(reason, metric).not.toBe('');
});

it('the table of the rating has each metric once', () => {
  expect(new Set(ratedMetrics.map(({ metric }) => metric)).size).toBe(ratedMetrics.length);
});
