import * as z from 'zod';
import { described, text } from './fields.ts';
import { player } from './player.ts';

const of = player.shape;

/** The metrics that have a board: what they are called and the field of a player they are of. */
export const leaderboardMetrics = {
  rating: { label: 'Rating', field: 'rating', eligibleOnly: true },
  goals: { label: 'Goals', field: 'goals', eligibleOnly: false },
  assists: { label: 'Assists', field: 'assists', eligibleOnly: false },
  goal_involvements: { label: 'Goals and assists', field: 'goal_involvements', eligibleOnly: false },
  xg: { label: 'Expected goals', field: 'xg', eligibleOnly: false },
  shots: { label: 'Shots', field: 'shots', eligibleOnly: false },
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

export const metricNames = Object.keys(leaderboardMetrics) as LeaderboardMetric[];

/** The best of a season by one metric. */
export const leaderboard = z
  .object({
    metric: described(z.enum(metricNames), 'The metric'),
    label: described(text, 'What it is called'),
    field: described(text, 'The field of a player it is of'),
    rows: z
      .array(
        z.object({
          rank: described(z.int().min(1), 'Place from 1; equal values share one'),
          player_id: of.player_id,
          name: of.name,
          team: of.team,
          club: of.club,
          position: of.position,
          value: described(z.number(), 'The value of the metric'),
          minutes: of.minutes,
          appearances: of.appearances,
          rating: of.rating,
        }),
      )
      .meta({ description: 'The players, best first; none where the season does not have the metric' }),
  })
  .meta({ id: 'Leaderboard', description: 'The best of a season by one metric' });

export type Leaderboard = z.infer<typeof leaderboard>;
