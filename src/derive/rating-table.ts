import type { NumericField, Player, RatingBreakdown } from '../records/player.ts';

/**
 * The rating in one table, to read and to argue with: which statistic counts in which area, whether more is better, how
 * it is measured, and how much it weighs within its area for each position.
 */

export type Area = keyof RatingBreakdown;
export type Position = Player['position'];

export interface RatedMetric {
  readonly metric: NumericField;
  readonly area: Area;
  /** 'more' or 'less': which is better. */
  readonly better: 'more' | 'less';
  /** Counts are taken for each 90 minutes; shares are as they are. */
  readonly per90: boolean;
  readonly weights: Readonly<Record<Position, number>>;
  readonly reason: string;
}

export const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const;

type Weights = readonly [goalkeeper: number, defender: number, midfielder: number, forward: number];

function row(
  area: Area,
  metric: NumericField,
  better: 'more' | 'less',
  per90: boolean,
  weights: Weights,
  reason: string,
): RatedMetric {
  const [Goalkeeper, Defender, Midfielder, Forward] = weights;
  return { metric, area, better, per90, weights: { Goalkeeper, Defender, Midfielder, Forward }, reason };
}

/** A weight of 0 leaves a statistic out for a position. In each area the columns need not add up to anything. */
export const ratedMetrics: readonly RatedMetric[] = [
  //                                                        GK DF MF FW
  row('attack', 'goals', 'more', true, [0, 3, 4, 5], 'What the game is about; rare, and so not alone'),
  row(
    'attack',
    'xg',
    'more',
    true,
    [0, 2, 3, 3],
    'The chances a player gets say more of next month than his goals',
  ),
  row('attack', 'shots_on_target', 'more', true, [0, 2, 2, 3], 'Attempts that make a goalkeeper work'),
  row('attack', 'shots', 'more', true, [0, 2, 2, 1], 'Getting into position to shoot at all'),
  row('attack', 'touches_opposition_box', 'more', true, [0, 1, 2, 2], 'Being where goals are scored'),
  row('creativity', 'assists', 'more', true, [0, 3, 3, 3], 'The pass before the goal'),
  row(
    'creativity',
    'key_passes',
    'more',
    true,
    [0, 3, 3, 3],
    'The pass before any attempt: steadier than assists',
  ),
  row('creativity', 'big_chances_created', 'more', true, [0, 2, 3, 3], 'Not all attempts are alike'),
  row(
    'creativity',
    'fouls_won',
    'more',
    true,
    [1, 1, 1, 1],
    'Free kicks and rest for the side, and who is hard to stop',
  ),
  row(
    'possession',
    'pass_accuracy',
    'more',
    false,
    [3, 3, 4, 2],
    'Keeping the ball; less of a forward, who risks more',
  ),
  row('possession', 'total_passes', 'more', true, [1, 2, 2, 1], 'Offering himself for the ball'),
  row('possession', 'successful_dribbles', 'more', true, [0, 1, 2, 3], 'Getting past an opponent'),
  row('possession', 'progressive_carries', 'more', true, [0, 2, 2, 2], 'Bringing the ball forward'),
  row('possession', 'turnovers', 'less', true, [1, 2, 2, 2], 'What keeping the ball is not'),
  row(
    'defending',
    'goals_conceded',
    'less',
    true,
    [4, 2, 1, 0],
    'The side’s record while he played: the keeper’s own, in part',
  ),
  row('defending', 'saves', 'more', true, [3, 0, 0, 0], 'A goalkeeper’s work'),
  row('defending', 'clean_sheets', 'more', true, [2, 1, 0, 0], 'Nothing conceded'),
  row('defending', 'tackles_won', 'more', true, [0, 3, 3, 3], 'Taking the ball from an opponent'),
  row('defending', 'interceptions', 'more', true, [0, 3, 3, 2], 'Reading the pass'),
  row('defending', 'recoveries', 'more', true, [0, 2, 3, 2], 'Being first to the loose ball'),
  row('defending', 'clearances', 'more', true, [1, 2, 1, 0], 'Away from danger'),
  row('defending', 'blocks', 'more', true, [0, 2, 1, 0], 'In the way of the attempt'),
  row('defending', 'aerials_won', 'more', true, [0, 2, 1, 1], 'The ball in the air'),
  row('discipline', 'fouls_committed', 'less', true, [2, 2, 2, 2], 'A free kick for the other side'),
  row('discipline', 'yellow_cards', 'less', true, [2, 2, 2, 2], 'Half a sending-off'),
  row('discipline', 'red_cards', 'less', true, [3, 3, 3, 3], 'A man fewer'),
  row('discipline', 'offsides', 'less', true, [0, 0, 1, 1], 'An attack that ends itself'),
];

/** How much each area weighs in the rating of a position. */
export const areaWeights: Readonly<Record<Area, Readonly<Record<Position, number>>>> = {
  //            goalkeeper  defender  midfielder  forward
  attack: weigh(0, 10, 20, 60),
  creativity: weigh(0, 15, 30, 20),
  possession: weigh(30, 25, 25, 8),
  defending: weigh(55, 40, 15, 4),
  discipline: weigh(15, 10, 10, 8),
};

function weigh(...[Goalkeeper, Defender, Midfielder, Forward]: Weights): Record<Position, number> {
  return { Goalkeeper, Defender, Midfielder, Forward };
}

export const areas = Object.keys(areaWeights) as Area[];

/** What makes a rating, beside the weights. */
export const rules = {
  /** Minutes that make a player eligible for the leaderboard, and a peer. */
  eligibleMinutes: 270,
  /** Where there are fewer peers than this, more are let in. */
  fewPeers: 8,
  /** Minutes that make a peer then. */
  fewPeersMinutes: 90,
  /** Where there are fewer even so, everybody with minutes is a peer. */
  leastPeers: 3,
  /** Minutes from which a rating is all a player's own; below, it leans towards the league's average. */
  fullMinutes: 720,
} as const;
