import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { ofSeason } from '../records/of-season.ts';

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

/** The ids of players by the name that the feed gives them. */
export type IdsByName = Readonly<Record<string, string>>;

/** Returns the id of each name that exactly one player has had, over all seasons. */
export function idsByName(players: readonly PlayerRow[]): IdsByName {
  const ids = Map.groupBy(players, ({ name }) => name)
    .entries()
    .map(([name, rows]) => [name, new Set(rows.map(({ player_id }) => player_id))] as const);
  return Object.fromEntries(ids.flatMap(([name, [id, another]]) => (id && !another ? [[name, id]] : [])));
}

/**
 * Returns the goals with the ids of the current season's scorers: those of its list of players. Without a list, they are the
 * ids of names that exactly one player of the earlier seasons had.
 */
export function identifyScorers(
  { goals, players, snapshot }: Pick<Dataset, 'goals' | 'players' | 'snapshot'>,
  knownIds: IdsByName,
): DatasetRow<'goals'>[] {
  const isCurrent = ({ season }: DatasetRow<'goals'>) => season === snapshot.season;
  const listedPlayers = ofSeason(players, snapshot.season);
  const currentGoals = goals.filter(isCurrent);
  return [
    ...goals.filter((goal) => !isCurrent(goal)),
    ...(listedPlayers.length > 0
      ? withScorerIds(currentGoals, listedPlayers)
      : currentGoals.map((goal) => ({
          ...goal,
          player_id: goal.player_id ?? (goal.player === null ? null : (knownIds[goal.player] ?? null)),
        }))),
  ];
}
