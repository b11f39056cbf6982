import * as z from 'zod';
import { described, text } from './fields.ts';
import { player } from './player.ts';
import { keysOf } from './typed.ts';

const fields = player.shape;

/** The metrics that have a leaderboard, with their labels and the fields of a player they rank. */
export const leaderboardMetrics = {
  rating: { label: 'Rating', field: 'rating', eligibleOnly: true },
  goals: { label: 'Goals', field: 'goals', eligibleOnly: false },
  assists: { label: 'Assists', field: 'assists', eligibleOnly: false },
  goal_involvements: { label: 'Goals and assists', field: 'goal_involvements', eligibleOnly: false },
  xg: { label: 'Expected goals', field: 'xg', eligibleOnly: false },
  shots: { label: 'Shots', field: 'shots', eligibleOnly: false },
  shots_unblocked: { label: 'Shots not blocked', field: 'shots_unblocked', eligibleOnly: false },
  shots_on_target: { label: 'Shots on target', field: 'shots_on_target', eligibleOnly: false },
  key_passes: { label: 'Key passes', field: 'key_passes', eligibleOnly: false },
  successful_dribbles: { label: 'Successful dribbles', field: 'successful_dribbles', eligibleOnly: false },
  tackles: { label: 'Tackles', field: 'tackles', eligibleOnly: false },
  interceptions: { label: 'Interceptions', field: 'interceptions', eligibleOnly: false },
  recoveries: { label: 'Recoveries', field: 'recoveries', eligibleOnly: false },
  clearances: { label: 'Clearances', field: 'clearances', eligibleOnly: false },
  saves: { label: 'Saves', field: 'saves', eligibleOnly: false },
  pass_accuracy: { label: 'Pass accuracy', field: 'pass_accuracy', eligibleOnly: true },
} as const;

export type LeaderboardMetric = keyof typeof leaderboardMetrics;

export const metricNames = keysOf(leaderboardMetrics);

export const leaderboardMetric = z
  .enum(metricNames)
  .meta({ id: 'LeaderboardMetric', description: 'A metric that players are ranked by' });

/** The ranking of a season's players by one metric. */
export const leaderboard = z
  .object({
    metric: leaderboardMetric,
    label: described(text, 'Its display name'),
    field: described(text, 'The field of a player that it ranks'),
    rows: z
      .array(
        z.object({
          rank: described(z.int().min(1), 'Rank from 1; equal values share a rank'),
          player_id: fields.player_id,
          name: fields.name,
          team: fields.team,
          club: fields.club,
          position: fields.position,
          value: described(z.number(), 'The value of the metric'),
          minutes: fields.minutes,
          appearances: fields.appearances,
          rating: fields.rating,
        }),
      )
      .meta({ description: 'The players, best first; none where the season does not have the metric' }),
  })
  .meta({ id: 'Leaderboard', description: 'The ranking of players by one metric' });

export type Leaderboard = z.infer<typeof leaderboard>;
