import type { Goal } from '../records/goal.ts';
import type { Player } from '../records/player.ts';

type Scorer = Pick<Player, 'player_id' | 'name' | 'goals' | 'clubs'>;

/**
 * Returns a player's goals of a season without those of its knock-outs. Null where the player may have scored a knock-out
 * goal whose scorer is unknown.
 *
 * The goals of the whole season are known better than their scorers, so the knock-outs are subtracted.
 *
 * @param knockOutGoals goals of the season's matches that do not count for its standings
 */
export function goalsWithoutKnockOuts(
  { player_id, name, goals, clubs }: Scorer,
  knockOutGoals: readonly Goal[],
): number | null {
  if (goals === null) return null;
  const creditedGoals = knockOutGoals.filter(({ kind }) => kind !== 'own-goal');
  const isUncertain = creditedGoals.some(
    ({ player, club, candidates }) =>
      player === null &&
      clubs.some((stint) => stint.club === club) &&
      (candidates.length === 0 || candidates.includes(name)),
  );
  return isUncertain ? null : goals - creditedGoals.filter((goal) => goal.player_id === player_id).length;
}
