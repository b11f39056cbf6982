import * as z from 'zod/mini';
import { count, positive, text } from './fields.ts';
import { player } from './player.ts';
import { arrayOf, described, enumeration, objectSchema, orNull } from './schema.ts';
import { keysOf } from './typed.ts';

const { player_id, name, team, club, position, minutes, appearances, rating } = player.shape;
const whoIsRanked = { player_id, name, team, club, position };

/**
 * The metrics that have a leaderboard, by the fields of a player that they rank, with their labels. A rate ranks the
 * eligible players alone; all others are sums over matches.
 */
export const leaderboardMetrics = {
  rating: { label: 'Rating', isRate: true },
  goals: { label: 'Goals', isRate: false },
  assists: { label: 'Assists', isRate: false },
  goal_involvements: { label: 'Goals and assists', isRate: false },
  xg: { label: 'xG (estimate)', isRate: false },
  shots: { label: 'Shots', isRate: false },
  shots_unblocked: { label: 'Shots not blocked', isRate: false },
  shots_on_target: { label: 'Shots on target', isRate: false },
  key_passes: { label: 'Key passes', isRate: false },
  successful_dribbles: { label: 'Successful dribbles', isRate: false },
  tackles: { label: 'Tackles', isRate: false },
  interceptions: { label: 'Interceptions', isRate: false },
  recoveries: { label: 'Recoveries', isRate: false },
  clearances: { label: 'Clearances', isRate: false },
  saves: { label: 'Saves', isRate: false },
  pass_accuracy: { label: 'Pass accuracy', isRate: true },
};

export type LeaderboardMetric = keyof typeof leaderboardMetrics;

export const metricNames = keysOf(leaderboardMetrics);

export const leaderboardMetric = enumeration(
  'LeaderboardMetric',
  'A metric that players are ranked by',
  metricNames,
);

const rangeEnd = (description: string) =>
  orNull(z.number(), description, 'not known, or the metric is no sum over matches');

/** A player whose value is not known, and what it can be. */
const omittedPlayer = z.object({
  ...whoIsRanked,
  least: rangeEnd('The least the value can be'),
  most: rangeEnd('The most the value can be'),
});

/** The least and the most a value can be. */
export type Range = Pick<z.infer<typeof omittedPlayer>, 'least' | 'most'>;

/** Of how many of the players a metric is known. */
const boardCoverage = z.object({
  known: described(count, 'Players of whom the metric is known: those ranked'),
  players: described(count, 'Players of the query; of a rate, those eligible'),
  text: described(text, 'The same in words, such as known of 23 of 215 players'),
});

/** A player in a leaderboard. */
export const leaderboardRow = objectSchema('LeaderboardRow', 'A player in a leaderboard', {
  metric: leaderboardMetric,
  rank: described(
    positive,
    'Rank from 1; equal values share a rank, and omitted players count with the least their value can be',
  ),
  rank_certain: described(
    z.boolean(),
    'Whether the rank is the same with the most that each value can be: of omitted players, and of goals counted ' +
      'from lists of scorers',
  ),
  ...whoIsRanked,
  value: described(z.number(), 'The value of the metric'),
  minutes,
  appearances,
  rating,
});

/** The ranking of a season's players by one metric. */
export const leaderboard = objectSchema('Leaderboard', 'The ranking of players by one metric', {
  metric: leaderboardMetric,
  label: described(text, 'Its display name'),
  field: described(text, 'The field of a player that it ranks'),
  total: described(count, 'How many players it ranks'),
  has_more: described(z.boolean(), 'Whether it ranks players beyond the limit of the query'),
  coverage: described(
    boardCoverage,
    'Of how many players the metric is known. Where it is known of few, the ranks are those among them: rank_certain is false',
  ),
  rows: arrayOf(leaderboardRow, 'The players, best first; none where the season does not have the metric'),
  omitted: arrayOf(
    omittedPlayer,
    'The players without a rank, whose value is not known exactly. They are sorted by the most it can be, unknown ' +
      'first, then by name. There are none where the season does not have the metric',
  ),
});

export type Leaderboard = z.infer<typeof leaderboard>;
