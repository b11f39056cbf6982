import type { ListedPlayer, NumericField, RatingBreakdown, UnratedPlayer } from '../records/player.ts';
import { entriesOf, keysOf } from '../records/typed.ts';

/**
 * The rating in one table, to read and to argue with. It says which metrics count in which area, how they are measured,
 * and what each is worth for a position. A metric counts for a position if the model has its prior minutes: `npm run fit` gives
 * them to those that the fitted seasons have data of.
 */

export type Area = keyof RatingBreakdown;
export type Position = ListedPlayer['position'];

/** Goals prevented are computed from match statistics; every other metric is a field of a player. */
export type MetricName = (NumericField & keyof UnratedPlayer) | 'goals_prevented';

/** How a metric is compared. Counts, and differences of two, are taken for each 90 minutes, and shares as they are. */
type Measure = 'count' | 'difference' | 'share';

export interface RatedMetric {
  readonly metric: MetricName;
  readonly area: Area;
  /** Whether more or less of it is better. */
  readonly better: 'more' | 'less';
  readonly measure: Measure;
  /** How much it would say of a player of the position if it were known exactly. Its weight is this × its reliability. */
  readonly worth: Readonly<Record<Position, number>>;
  readonly reason: string;
}

export const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const;

type ByPosition = readonly [goalkeeper: number, defender: number, midfielder: number, forward: number];

function byPosition([Goalkeeper, Defender, Midfielder, Forward]: ByPosition): Record<Position, number> {
  return { Goalkeeper, Defender, Midfielder, Forward };
}

/** The metrics of which less is better. */
const lessIsBetter: ReadonlySet<MetricName> = new Set([
  'turnovers',
  'goals_conceded',
  'fouls_committed',
  'yellow_cards',
  'red_cards',
  'offsides',
]);

/** How the metrics are measured that are no counts. */
const measures: Partial<Record<MetricName, Measure>> = {
  xg: 'difference',
  pass_accuracy: 'share',
  goals_prevented: 'difference',
};

/** Returns the metrics of an area, from what each is worth by position, and why. */
function metricsOf(
  area: Area,
  table: { readonly [Metric in MetricName]?: readonly [worth: ByPosition, reason: string] },
): RatedMetric[] {
  return entriesOf(table).flatMap(([metric, row]) => {
    if (!row) return [];
    const [worth, reason] = row;
    const better = lessIsBetter.has(metric) ? 'less' : 'more';
    return { metric, area, better, measure: measures[metric] ?? 'count', worth: byPosition(worth), reason };
  });
}

/** A worth of 0 leaves a metric out for a position. Only the proportions within an area and a position matter. */
export const ratedMetrics: readonly RatedMetric[] = [
  ...metricsOf('attack', {
    goals: [[0, 7, 15, 32], 'Decide matches'],
    shots_on_target: [[0, 4, 10, 16], 'More of them than goals, and so less a matter of chance'],
    shots_unblocked: [[0, 0, 7, 10], 'Repeat best of all attacking counts'],
    xg: [[0, 4, 8, 16], 'The chances of a player, less luck than goals'],
    touches_opposition_box: [[0, 0, 4, 8], 'Come before every chance'],
  }),
  ...metricsOf('creativity', {
    assists: [[0, 10, 25, 24], 'The pass before a goal'],
    fouls_won: [[1, 5, 5, 4], 'Repeat better than any other count but win few matches: a small worth'],
    key_passes: [
      [0, 8, 20, 16],
      'The pass before an attempt: more of them than assists, and so less a matter of chance',
    ],
    big_chances_created: [[0, 4, 8, 8], 'The best of the key passes'],
    successful_dribbles: [[0, 1, 4, 5], 'Leave an opponent behind'],
  }),
  ...metricsOf('possession', {
    pass_accuracy: [[1, 1, 1, 1], 'Keeps the ball; repeats well'],
    progressive_carries: [[0, 0.3, 0.3, 0.3], 'Take the ball towards goal'],
    turnovers: [[0, 0.3, 0.3, 0.3], 'Give the ball to the opponent'],
  }),
  ...metricsOf('defending', {
    goals_prevented: [
      [1, 0, 0, 0],
      "Fewer conceded than the shots on target faced by the club would give: the goalkeeper's part of the result",
    ],
    tackles_won: [[0, 22, 1, 1], 'The defensive action that every season counts'],
    interceptions: [[0, 12, 0.5, 0.5], 'Win the ball without a duel'],
    recoveries: [[0, 6, 0.5, 0.5], 'Win the balls that nobody has'],
    clearances: [[0, 6, 0, 0], 'End attacks, more often of sides that defend'],
    blocks: [[0, 6, 0, 0], 'Stop attempts on the way'],
    aerials_won: [[0, 6, 0.3, 0.3], 'Win high balls, in front of both goals'],
    goals_conceded: [
      [0, 20, 0, 0],
      'Shared with the whole side; counts for defenders alone, and reliability makes it count less',
    ],
  }),
  ...metricsOf('discipline', {
    fouls_committed: [[3, 3, 3, 3], 'A free kick to the other side'],
    yellow_cards: [[2, 2, 2, 2], 'Two are a suspension or a sending-off'],
    red_cards: [[3, 3, 3, 3], 'Cost most of all; do not repeat, so reliability leaves them a small weight'],
    offsides: [[0, 0, 0, 1], 'End an attack'],
  }),
];

/** Metrics that were considered and do not count, with the reason. */
export const unratedMetrics = Object.entries({
  'goals_conceded of a goalkeeper':
    "Says more of the club than of the goalkeeper: it follows the club's goal difference",
  'goals_conceded of midfielders and forwards': "Depends on the club's defence more than on the player",
  "goals_conceded relative to the club's without the player": 'Does not repeat from one season to the next',
  'goals per shot, shots on target per shot':
    'Repeat little: the counts of shots and goals already contain what they measure',
  'saves, clean_sheets':
    'Say more of the attempts on goal than of the goalkeeper: goals prevented compares the two',
  'total_passes, accurate_passes, touches, duels_total, duels_won, aerials_total':
    'Say how a club plays more than how well a player does',
  'shots, blocked_shots, big_chances_scored, big_chances_missed, tackles': 'Are in goals, xg and tackles_won',
}).map(([metric, reason]) => ({ metric, reason }));

/** How much each area weighs in the rating of a position, in percent. */
export const areaWeights: Readonly<Record<Area, Readonly<Record<Position, number>>>> = {
  //                     goalkeeper  defender  midfielder  forward
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
  /** The share of the weights a season has data for that must be known of a player who is rated. */
  minKnownWeight: 0.5,
} as const;
