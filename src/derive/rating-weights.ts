import type { ListedPlayer, NumericField, RatingBreakdown, UnratedPlayer } from '../records/player.ts';
import { fromEntries, keysOf } from '../records/typed.ts';
import table from './rating-weights.json' with { type: 'json' };

/**
 * The rating in one table, to read and to argue with: `rating-weights.json` says which metrics count in which area, how they are
 * measured, and what each is worth for a position, in the order of `positions`. A metric counts for a position if the model has
 * its prior minutes: `npm run fit` gives them to those that the fitted seasons have data of.
 */

export type Area = keyof RatingBreakdown;
export type Position = ListedPlayer['position'];

/** Goals prevented are computed from match statistics; every other metric is a field of a player. */
export type MetricName = (NumericField & keyof UnratedPlayer) | 'goals_prevented';

export interface RatedMetric {
  readonly metric: MetricName;
  readonly area: Area;
  /** Whether more or less of it is better. */
  readonly better: 'more' | 'less';
  /** How it is compared. Counts, and differences of two, are taken for each 90 minutes, and shares as they are. */
  readonly measure: 'count' | 'difference' | 'share';
  /** How much it would say of a player of the position if it were known exactly. Its weight is this × its reliability. */
  readonly worth: Readonly<Record<Position, number>>;
  readonly reason: string;
}

export const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const;

function byPosition(values: readonly number[]): Record<Position, number> {
  return fromEntries(positions.map((position, index) => [position, values[index] ?? 0]));
}

/** A worth of 0 leaves a metric out for a position. Only the proportions within an area and a position matter. */
export const ratedMetrics = table.metrics.map((row) => {
  // A test compares the names with the fields of a player, and the words with those of the type.
  return { better: 'more', measure: 'count', ...row, worth: byPosition(row.worth) } as RatedMetric;
});

/** Metrics that were considered and do not count, with the reason. */
export const unratedMetrics = table.unrated;

export const areas = keysOf(table.areas);

/** How much each area weighs in the rating of a position, in percent. */
export const areaWeights = fromEntries(areas.map((area) => [area, byPosition(table.areas[area])]));

/** What makes a rating, beside the weights. */
export const rules = {
  /** Minutes that make a player eligible for the leaderboard, and a peer. */
  eligibleMinutes: 270,
  /** With fewer peers than this, those with `fewPeersMinutes` are peers too. */
  fewPeers: 8,
  fewPeersMinutes: 90,
  /** With fewer peers than this even then, every player with minutes is a peer. */
  minPeers: 3,
  /** Minutes below which a rating is shrunk towards the league average. */
  fullMinutes: 720,
  /** Minutes over which the reliability of a metric is taken: a season of 28 whole matches. */
  reliabilityMinutes: 2520,
  /** The rating of a player at the 50th percentile of everything. */
  centre: 5,
  /** The standard deviation that the ratings of every position have. */
  spread: 1.5,
  /**
   * The share of a position's players with `eligibleMinutes` of whom a metric must be known to count in a season for
   * anyone of the position.
   */
  minKnownShare: 2 / 3,
  /** The share of the weights a season has data for that must be known of a player who is rated. */
  minKnownWeight: 0.5,
} as const;
