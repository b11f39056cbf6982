import type { Goal } from '../records/goal.ts';
import type { Player } from '../records/player.ts';

type Scorer = Pick<Player, 'player_id' | 'name' | 'goals' | 'clubs'>;

/**
 * Returns a player's goals of a season without those of its knock-outs; null where it is not known of a goal in a knock-out
 * whether the player scored it.
 *
 * The goals of the whole season are known better than their scorers: so the knock-outs are subtracted.
 *
 * @param knockOuts goals of the season's matches that do not count for its table
 */
export function tableGoals(
  { player_id, name, goals, clubs }: Scorer,
  knockOuts: readonly Goal[],
): number | null {
  if (goals === null) return null;
  const scored = knockOuts.filter(({ kind }) => kind !== 'own-goal');
  const isOpen = scored.some(
    ({ player, club, candidates }) =>
      player === null &&
      clubs.some((own) => own.club === club) &&
      (candidates.length === 0 || candidates.includes(name)),
  );
  return isOpen ? null : goals - scored.filter((goal) => goal.player_id === player_id).length;
}
