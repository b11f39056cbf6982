import type { RatingModel } from '../records/rating-model.ts';
import {
  areas,
  areaWeights,
  type MetricName,
  type Position,
  type RatedMetric,
  ratedMetrics,
  rules,
  unratedMetrics,
} from './rating-weights.ts';

/** What a metric weighs for one position, and how far its rates are shrunk. */
export interface WeightedMetric extends RatedMetric {
  readonly priorMinutes: number;
  /** The share, 0 to 1, of the differences between players' rates over a full season that is not chance. */
  readonly reliability: number;
  /** Its share of its area, 0 to 1. */
  readonly areaShare: number;
  /** Its share of the rating, in percent. */
  readonly weight: number;
}

/** Returns the minutes at which a rate of the metric is shrunk by half; undefined where the metric does not count. */
export function priorMinutes(
  { prior_minutes }: RatingModel,
  position: Position,
  metric: MetricName,
): number | undefined {
  return prior_minutes.find((row) => row.position === position && row.metric === metric)?.minutes;
}

/** Returns the metrics of the table that count for a position; without a model all. */
export function countingMetrics(model: RatingModel | null): readonly RatedMetric[] {
  const isCounted = ({ metric }: RatedMetric) => model?.prior_minutes.some((row) => row.metric === metric);
  return model ? ratedMetrics.filter(isCounted) : ratedMetrics;
}

/** Returns the metrics that do not count, with the reason; those that wait for data last. */
export function uncountedMetrics(model: RatingModel | null): typeof unratedMetrics {
  const counting = countingMetrics(model);
  const waiting = ratedMetrics.filter((row) => !counting.includes(row)).map(({ metric }) => metric);
  if (waiting.length === 0) return unratedMetrics;
  const reason =
    'The seasons that the rating is fitted on do not have them. Whether they repeat cannot be measured yet, and ratings ' +
    'must compare across seasons; they count from the fit that finds them there';
  return [...unratedMetrics, { metric: waiting.join(', '), reason }];
}

/**
 * Returns the standard deviation of the raw ratings of a position.
 *
 * @throws {Error} if the model does not have the position
 */
export function spreadOf({ spread }: RatingModel, position: Position): number {
  const row = spread.find((candidate) => candidate.position === position);
  if (!row) throw new Error(`data/rating-model.json has no spread for ${position}`);
  return row.spread;
}

/** Returns the metrics that count for a position, in the order of the table. */
export function weightedMetrics(model: RatingModel, position: Position): WeightedMetric[] {
  const metricsWithValue = ratedMetrics.flatMap((metric) => {
    const prior = priorMinutes(model, position, metric.metric);
    if (prior === undefined || metric.worth[position] === 0) return [];
    const reliability = rules.reliabilityMinutes / (rules.reliabilityMinutes + prior);
    return [{ ...metric, priorMinutes: prior, reliability, value: metric.worth[position] * reliability }];
  });
  const totals = new Map(
    areas.map((area) => [
      area,
      metricsWithValue.filter((metric) => metric.area === area).reduce((sum, { value }) => sum + value, 0),
    ]),
  );
  return metricsWithValue.map(({ value, ...metric }) => {
    const areaShare = value / (totals.get(metric.area) ?? value);
    return { ...metric, areaShare, weight: areaShare * areaWeights[metric.area][position] };
  });
}
