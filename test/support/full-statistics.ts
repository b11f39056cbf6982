import { summedFields } from '../../src/derive/team-stats.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { fromEntries } from '../../src/records/typed.ts';

/**
 * Players with every statistic that the feed's full lists have: a rehearsal of its answers. What `data/` does not know is
 * invented, the same each time, so it never belongs there.
 */

/** The metrics of the specification that have a board. */
export const specifiedBoards =
  'rating,goals,assists,goal_involvements,xg,shots,shots_on_target,key_passes,successful_dribbles,tackles,' +
  'interceptions,recoveries,clearances,saves,pass_accuracy';

type Player = DatasetRow<'players'>;
type Rates = readonly [goalkeeper: number, defender: number, midfielder: number, forward: number];

/** Of each 90 minutes, about as the recorded lists have it. */
const rates = {
  blocked_shots: [0, 0.1, 0.3, 0.5],
  big_chances_missed: [0, 0.05, 0.15, 0.5],
  touches_opposition_box: [0, 0.8, 1.5, 4],
  key_passes: [0.02, 0.5, 1.1, 1],
  big_chances_created: [0, 0.1, 0.2, 0.2],
  total_passes: [33, 48, 42, 20],
  successful_dribbles: [0.05, 0.4, 0.9, 0.9],
  progressive_carries: [1.5, 3, 3, 2.8],
  turnovers: [11, 8, 10, 10],
  duels_total: [0.8, 8, 10, 10],
  aerials_total: [0.4, 3, 2, 4],
  interceptions: [0.05, 1.2, 1, 0.3],
  recoveries: [9, 5, 5, 2.5],
  clearances: [1, 3.6, 1, 0.6],
  blocks: [0, 0.5, 0.3, 0.1],
  saves: [3.4, 0, 0, 0],
} as const satisfies Partial<Record<keyof Player, Rates>>;

const positions: readonly Player['position'][] = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'];

const rateOf = (field: keyof typeof rates, { position, minutes }: Player) =>
  ((rates[field][positions.indexOf(position)] ?? 0) * (minutes ?? 0)) / 90;

/** Returns a dataset in which the feed's players have full statistics, in proportion to those of their clubs. */
export function withFullStatistics(dataset: Dataset): Dataset {
  const totals = new Map(dataset.teamStats.map((row) => [`${row.season} ${row.club}`, row.stats]));
  const squads = Map.groupBy(dataset.players, ({ season, club }) => `${season} ${club}`);
  const scale = (key: string, field: keyof typeof rates): number => {
    const names = summedFields.find((summed) => summed.field === field)?.feed ?? [];
    const stats = totals.get(key);
    const total = names.reduce((sum, name) => sum + (stats?.[name] ?? 0), 0);
    if (!stats || total === 0) return 1;
    const squad = squads.get(key) ?? [];
    const minutes = squad.reduce((sum, player) => sum + (player.minutes ?? 0), 0);
    const share = minutes / ((stats['Games Played'] ?? 0) * 990);
    return (total * share) / squad.reduce((sum, player) => sum + rateOf(field, player), 0);
  };
  const scales = new Map(
    [...squads.keys()].map((key) => [
      key,
      fromEntries(Object.keys(rates).map((field) => [field, scale(key, field as keyof typeof rates)])),
    ]),
  );
  const players = dataset.players.map((player) =>
    player.basis === 'feed' && player.minutes
      ? fullPlayer(player, scales.get(`${player.season} ${player.club}`) ?? {})
      : player,
  );
  return { ...dataset, players };
}

function fullPlayer(player: Player, scales: Readonly<Record<string, number>>): Player {
  // The figures of a recorded full list are known.
  if (player.total_passes !== null) return player;
  const minutes = player.minutes ?? 0;
  // Every other type of the object's keys is a count.
  const counts = fromEntries(
    Object.keys(rates).map((field) => [
      field,
      Math.round(rateOf(field as keyof typeof rates, player) * (scales[field] ?? 1)),
    ]),
  ) as Record<keyof typeof rates, number>;
  // Whoever has a pass accuracy has passed, and who played has a duel; the few others have no whole list.
  const total_passes = player.pass_accuracy === null ? 0 : Math.max(1, counts.total_passes);
  const duels_total = Math.max(1, counts.duels_total);
  const big_chances_scored = Math.round(0.7 * (player.goals ?? 0));
  return {
    ...player,
    ...counts,
    total_passes,
    duels_total,
    big_chances_scored,
    starts: Math.min(player.appearances ?? 0, Math.round(minutes / 90)),
    touches: Math.round(1.3 * total_passes) + duels_total,
    accurate_passes: Math.round((total_passes * (player.pass_accuracy ?? 0)) / 100),
    duels_won: Math.round(duels_total / 2),
    aerials_won: Math.round(counts.aerials_total / 2),
    tackles: Math.round(1.5 * (player.tackles_won ?? 0)),
    clean_sheets: player.position === 'Goalkeeper' ? Math.round(minutes / 360) : 0,
  };
}
