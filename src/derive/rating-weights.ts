import type { ListedPlayer, NumericField, RatingBreakdown, UnratedPlayer } from '../records/player.ts';
import { fromEntries, keysOf } from '../records/typed.ts';

/**
 * The rating in one table. It has the metrics of each area, how they are measured, and the weight of each for a position,
 * in the order of `positions`. A metric counts for a position if the model has its prior minutes: `npm run fit` gives them
 * to those that the fitted seasons have data of.
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

/** A metric in the table: without others given, more is better, and it is a count. */
interface MetricRow extends Pick<RatedMetric, 'metric' | 'area' | 'reason'> {
  readonly better?: 'less';
  readonly measure?: 'difference' | 'share';
  /** By position. A worth of 0 leaves a metric out. Only the proportions within an area and a position matter. */
  readonly worth: readonly number[];
}

const metricTable: readonly MetricRow[] = [
  {
    metric: 'goals',
    area: 'attack',
    worth: [0, 7, 15, 32],
    reason: 'Decide matches',
  },
  {
    metric: 'shots_on_target',
    area: 'attack',
    worth: [0, 4, 10, 16],
    reason: 'More of them than goals, and so less a matter of chance',
  },
  {
    metric: 'shots_unblocked',
    area: 'attack',
    worth: [0, 0, 7, 10],
    reason: 'Repeat best of all attacking counts',
  },
  {
    metric: 'xg',
    area: 'attack',
    measure: 'difference',
    worth: [0, 4, 8, 16],
    reason: 'The chances of a player, less luck than goals',
  },
  {
    metric: 'touches_opposition_box',
    area: 'attack',
    worth: [0, 0, 4, 8],
    reason: 'Come before every chance',
  },
  {
    metric: 'assists',
    area: 'creativity',
    worth: [0, 10, 25, 24],
    reason: 'The pass before a goal',
  },
  {
    metric: 'fouls_won',
    area: 'creativity',
    worth: [1, 5, 5, 4],
    reason: 'Repeat better than any other count but win few matches: a small worth',
  },
  {
    metric: 'key_passes',
    area: 'creativity',
    worth: [0, 8, 20, 16],
    reason: 'The pass before an attempt: more of them than assists, and so less a matter of chance',
  },
  {
    metric: 'big_chances_created',
    area: 'creativity',
    worth: [0, 4, 8, 8],
    reason: 'The best of the key passes',
  },
  {
    metric: 'successful_dribbles',
    area: 'creativity',
    worth: [0, 1, 4, 5],
    reason: 'Leave an opponent behind',
  },
  {
    metric: 'pass_accuracy',
    area: 'possession',
    measure: 'share',
    worth: [1, 1, 1, 1],
    reason: 'Keeps the ball; repeats well',
  },
  {
    metric: 'progressive_carries',
    area: 'possession',
    worth: [0, 0.3, 0.3, 0.3],
    reason: 'Take the ball towards goal',
  },
  {
    metric: 'turnovers',
    area: 'possession',
    better: 'less',
    worth: [0, 0.3, 0.3, 0.3],
    reason: 'Give the ball to the opponent',
  },
  {
    metric: 'goals_prevented',
    area: 'defending',
    measure: 'difference',
    worth: [1, 0, 0, 0],
    reason:
      "Fewer conceded than the shots on target faced by the club would give: the goalkeeper's part of the result",
  },
  {
    metric: 'tackles_won',
    area: 'defending',
    worth: [0, 22, 1, 1],
    reason: 'The defensive action that every season counts',
  },
  {
    metric: 'interceptions',
    area: 'defending',
    worth: [0, 12, 0.5, 0.5],
    reason: 'Win the ball without a duel',
  },
  {
    metric: 'recoveries',
    area: 'defending',
    worth: [0, 6, 0.5, 0.5],
    reason: 'Win the balls that nobody has',
  },
  {
    metric: 'clearances',
    area: 'defending',
    worth: [0, 6, 0, 0],
    reason: 'End attacks, more often of sides that defend',
  },
  {
    metric: 'blocks',
    area: 'defending',
    worth: [0, 6, 0, 0],
    reason: 'Stop attempts on the way',
  },
  {
    metric: 'aerials_won',
    area: 'defending',
    worth: [0, 6, 0.3, 0.3],
    reason: 'Win high balls, in front of both goals',
  },
  {
    metric: 'goals_conceded',
    area: 'defending',
    better: 'less',
    worth: [0, 20, 0, 0],
    reason: 'Shared with the whole side; counts for defenders alone, and reliability makes it count less',
  },
  {
    metric: 'fouls_committed',
    area: 'discipline',
    better: 'less',
    worth: [3, 3, 3, 3],
    reason: 'A free kick to the other side',
  },
  {
    metric: 'yellow_cards',
    area: 'discipline',
    better: 'less',
    worth: [2, 2, 2, 2],
    reason: 'Two are a suspension or a sending-off',
  },
  {
    metric: 'red_cards',
    area: 'discipline',
    better: 'less',
    worth: [3, 3, 3, 3],
    reason: 'Cost most of all; do not repeat, so reliability leaves them a small weight',
  },
  {
    metric: 'offsides',
    area: 'discipline',
    better: 'less',
    worth: [0, 0, 0, 1],
    reason: 'End an attack',
  },
];

export const ratedMetrics = metricTable.map(
  (row): RatedMetric => ({ better: 'more', measure: 'count', ...row, worth: byPosition(row.worth) }),
);

/** Metrics that were considered and do not count, with the reason. */
export const unratedMetrics = [
  {
    metric: 'goals_conceded of a goalkeeper',
    reason: "Says more of the club than of the goalkeeper: it follows the club's goal difference",
  },
  {
    metric: 'goals_conceded of midfielders and forwards',
    reason: "Depends on the club's defence more than on the player",
  },
  {
    metric: "goals_conceded relative to the club's without the player",
    reason: 'Does not repeat from one season to the next',
  },
  {
    metric: 'goals per shot, shots on target per shot',
    reason: 'Repeat little: the counts of shots and goals already contain what they measure',
  },
  {
    metric: 'saves, clean_sheets',
    reason: 'Say more of the attempts on goal than of the goalkeeper: goals prevented compares the two',
  },
  {
    metric: 'total_passes, accurate_passes, touches, duels_total, duels_won, aerials_total',
    reason: 'Say how a club plays more than how well a player does',
  },
  {
    metric: 'shots, blocked_shots, big_chances_scored, big_chances_missed, tackles',
    reason: 'Are in goals, xg and tackles_won',
  },
];

/** How much each area weighs in the rating of a position, in percent. */
export const areaWeights: Readonly<Record<Area, Record<Position, number>>> = {
  attack: byPosition([0, 12, 32, 58]),
  creativity: byPosition([3, 16, 30, 26]),
  possession: byPosition([35, 25, 20, 8]),
  defending: byPosition([57, 39, 12, 3]),
  discipline: byPosition([5, 8, 6, 5]),
};

export const areas = keysOf(areaWeights);

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
