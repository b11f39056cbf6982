import type { DatasetRow } from '../records/dataset/index.ts';

type PlayerRow = Pick<DatasetRow<'players'>, 'player_id' | 'name' | 'club'>;

/** Adds the id of each scorer to goals, where exactly one player of the club has that name in the season. */
export function withScorerIds(
  goals: readonly DatasetRow<'goals'>[],
  players: readonly PlayerRow[],
): DatasetRow<'goals'>[] {
  const byName = Map.groupBy(players, ({ name, club }) => `${club} ${name}`);
  return goals.map((goal) => {
    if (goal.player === null || goal.player_id !== null || goal.kind === 'own-goal') return goal;
    const [player, another] = byName.get(`${goal.club} ${goal.player}`) ?? [];
    return player && !another ? { ...goal, player_id: player.player_id } : goal;
  });
}
