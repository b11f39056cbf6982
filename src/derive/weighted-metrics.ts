import type { RatingModel } from '../records/rating-model.ts';
import {
  areas,
  areaWeights,
  type MetricName,
  type Position,
  type RatedMetric,
  ratedMetrics,
  rules,
} from './rating-table.ts';

/** What a metric weighs for one position, and how far its rates are shrunk. */
export interface WeightedMetric extends RatedMetric {
  readonly priorMinutes: number;
  /** Share of the differences between players' rates that is theirs and not chance, over a full season: 0 to 1. */
  readonly reliability: number;
  /** Its share of its area, 0 to 1. */
  readonly areaShare: number;
  /** Its share of the rating, in percent. */
  readonly weight: number;
}

/** @throws {Error} if the model does not have the metric for the position */
export function priorMinutes({ prior_minutes }: RatingModel, position: Position, metric: MetricName): number {
  const found = prior_minutes.find((row) => row.position === position && row.metric === metric);
  if (!found) throw new Error(`data/rating-model.json has no prior minutes of ${metric} for ${position}`);
  return found.minutes;
}

/** @throws {Error} if the model does not have the position */
export function spreadOf({ spread }: RatingModel, position: Position): number {
  const found = spread.find((row) => row.position === position);
  if (!found) throw new Error(`data/rating-model.json has no spread for ${position}`);
  return found.spread;
}

/** Returns the metrics that count for a position, in the order of the table. */
export function weightedMetrics(model: RatingModel, position: Position): WeightedMetric[] {
  const counting = ratedMetrics.filter(({ worth }) => worth[position] > 0);
  const priced = counting.map((metric) => {
    const prior = priorMinutes(model, position, metric.metric);
    const reliability = rules.reliabilityMinutes / (rules.reliabilityMinutes + prior);
    return { ...metric, priorMinutes: prior, reliability, value: metric.worth[position] * reliability };
  });
  const totals = new Map(
    areas.map((area) => [
      area,
      priced.filter((one) => one.area === area).reduce((sum, { value }) => sum + value, 0),
    ]),
  );
  return priced.map(({ value, ...metric }) => {
    const areaShare = value / (totals.get(metric.area) ?? value);
    return { ...metric, areaShare, weight: areaShare * areaWeights[metric.area][position] };
  });
}
