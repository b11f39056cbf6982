import { type LeaderboardMetric, leaderboardMetrics, type Range } from '../records/leaderboard.ts';
import type { Player } from '../records/player.ts';
import { goalsRange, type PlayerScope } from './goals.ts';
import { sumAll } from './numbers.ts';

/** Returns the range of a player's value of a metric. Of several clubs, the figures of each are not known, goals excepted. */
export function metricRange(metric: LeaderboardMetric, player: Player, scope: PlayerScope): Range {
  if (metric === 'goals') return goalsRange(player, scope);
  if (metric === 'goal_involvements') {
    const [goals, assists] = [goalsRange(player, scope), metricRange('assists', player, scope)];
    return {
      least: sumAll([goals.least, assists.least]),
      most: sumAll([goals.most, assists.most]),
    };
  }
  const { field, isRate } = leaderboardMetrics[metric];
  const value = player[field];
  if (player.clubs.every((stint) => scope.countsClub(stint)))
    return { least: value ?? (isRate ? null : 0), most: value };
  return isRate ? { least: null, most: null } : { least: 0, most: value };
}
