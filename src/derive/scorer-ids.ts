import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { CurrentSeasonFile } from '../records/season.ts';
import { ofSeason } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { withoutAccents } from './goals.ts';

type GoalRow = DatasetRow<'goals'>;
type PlayerRow = Pick<DatasetRow<'players'>, 'player_id' | 'name' | 'club'>;
type SeasonRow = PlayerRow & Pick<DatasetRow<'players'>, 'season'>;

/** Adds the id of each scorer to goals, where exactly one player of the club has that name in the season. */
export function withScorerIds(goals: readonly GoalRow[], players: readonly PlayerRow[]): GoalRow[] {
  const byName = Map.groupBy(players, ({ name, club }) => `${club} ${name}`);
  return goals.map((goal) => {
    if (goal.player === null || goal.player_id !== null || goal.kind === 'own-goal') return goal;
    const [player, another] = byName.get(`${goal.club} ${goal.player}`) ?? [];
    return player && !another ? { ...goal, player_id: player.player_id } : goal;
  });
}

/** The ids of players by the name that the feed gives them, each with the club of the latest season, if it was played there. */
export type IdsByName = CurrentSeasonFile['playerIds'];

/** Returns the id of each name that exactly one player has had, over all seasons. */
export function idsByName(players: readonly SeasonRow[]): IdsByName {
  const latest = Math.max(...players.map(({ season }) => season));
  return Object.fromEntries(
    [...groupBy(players, ({ name }) => name)].flatMap(([name, rows]) => {
      const ids = new Set(rows.map(({ player_id }) => player_id));
      const club = rows.find(({ season }) => season === latest)?.club ?? null;
      return ids.size === 1 ? [[name, { id: rows[0].player_id, club }]] : [];
    }),
  );
}

/**
 * Returns an id of our own for a scorer of whom only the club and a name are known. As soon as the feed lists the season's
 * players, the feed's id replaces it. It is null for a name without letters of the Latin alphabet.
 */
export function ownScorerId(club: string, name: string): string | null {
  const words = withoutAccents(name)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words && `own::Football_Player::${[club, ...words].join('-')}`;
}

/**
 * Returns the goals with the ids of the current season's scorers: those of its list of players. Without a list, they are the
 * ids of names that exactly one player of the earlier seasons had, and our own for other names.
 */
export function identifyScorers(
  { goals, players, snapshot }: Pick<Dataset, 'goals' | 'players' | 'snapshot'>,
  knownIds: IdsByName,
): GoalRow[] {
  const isCurrent = ({ season }: GoalRow) => season === snapshot.season;
  const listedPlayers = ofSeason(players, snapshot.season);
  const currentGoals = goals.filter(isCurrent);
  return [
    ...goals.filter((goal) => !isCurrent(goal)),
    ...(listedPlayers.length > 0
      ? withScorerIds(currentGoals, listedPlayers)
      : currentGoals.map((goal) => ({ ...goal, player_id: goal.player_id ?? idOf(goal, knownIds) }))),
  ];
}

function idOf({ player: name, kind, club }: GoalRow, knownIds: IdsByName): string | null {
  if (name === null) return null;
  return knownIds[name]?.id ?? (kind === 'own-goal' ? null : ownScorerId(club, name));
}
