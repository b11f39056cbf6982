import type { DatasetRow } from '../../records/dataset/index.ts';
import { type CategoryEntry, suppliedByCategory } from './statistics.ts';

type Column = keyof DatasetRow<'players'>;

/** A column of a player's season, and the feed's names of it: the provider's capitalised one first. */
export interface PlayerStatistic {
  readonly column: Column;
  readonly names: readonly string[];
}

/** Counts: a player whose whole list lacks one has none of it. */
export const playerCounts = [
  { column: 'appearances', names: ['Games Played', 'Appearances', 'games-played'] },
  { column: 'minutes', names: ['Time Played', 'minutes-played'] },
  { column: 'goals', names: ['Goals', 'goals'] },
  { column: 'assists', names: ['Goal Assists', 'assists'] },
  // Of a player, as of a club, these exclude blocked shots.
  { column: 'shots_unblocked', names: ['Total Shots', 'total-scoring-attempts'] },
  { column: 'blocked_shots', names: ['Blocked Shots'] },
  { column: 'shots_on_target', names: ['Shots On Target ( inc goals )', 'on-target-scoring-attempts'] },
  { column: 'tackles_won', names: ['Tackles Won', 'tackles-won'] },
  { column: 'fouls_committed', names: ['Total Fouls Conceded', 'fouls-committed'] },
  { column: 'fouls_won', names: ['Total Fouls Won', 'fouls-suffered'] },
  { column: 'offsides', names: ['Offsides', 'total-offside'] },
  { column: 'yellow_cards', names: ['Yellow Cards', 'yellow-cards'] },
  { column: 'red_cards', names: ['Total Red Cards', 'red-cards'] },
  { column: 'goals_conceded_on_pitch', names: ['Goals Conceded', 'goals-conceded'] },
  { column: 'starts', names: ['Starts'] },
  { column: 'big_chances_scored', names: ['Total Big Chances Scored'] },
  { column: 'big_chances_missed', names: ['Total Big Chances Missed'] },
  { column: 'touches', names: ['Touches'] },
  { column: 'touches_opposition_box', names: ['Total Touches In Opposition Box'] },
  // `total-attacking-assist` only repeats the assists.
  { column: 'key_passes', names: ['Key Passes (Attempt Assists)'] },
  { column: 'big_chances_created', names: ['Total Big Chances Created'] },
  // The feed's name ends in a space.
  { column: 'accurate_passes', names: ['Total Successful Passes ( Excl Crosses & Corners ) '] },
  { column: 'total_passes', names: ['Total Passes'] },
  { column: 'successful_dribbles', names: ['Successful Dribbles'] },
  { column: 'progressive_carries', names: ['Progressive Carries'] },
  { column: 'turnovers', names: ['Total Losses Of Possession'] },
  { column: 'duels_won', names: ['Duels won'] },
  { column: 'duels_total', names: ['Duels'] },
  { column: 'aerials_won', names: ['Aerial Duels won'] },
  { column: 'aerials_total', names: ['Aerial Duels'] },
  { column: 'tackles', names: ['Total Tackles'] },
  { column: 'interceptions', names: ['Interceptions'] },
  { column: 'recoveries', names: ['Recoveries'] },
  { column: 'clearances', names: ['Total Clearances', 'total-cleareance'] },
  { column: 'blocks', names: ['Blocks'] },
  { column: 'saves', names: ['Saves Made', 'saves'] },
  { column: 'clean_sheets', names: ['Clean Sheets'] },
] as const satisfies readonly PlayerStatistic[];

/** Shares are of something a player may not have done: without one, it is not known. */
export const playerShares = [
  { column: 'pass_accuracy', names: ['accurate-pass-percentage'] },
] as const satisfies readonly PlayerStatistic[];

const readStatistics = new Set<unknown>([...playerCounts, ...playerShares].flatMap(({ names }) => names));

/** Returns an entry with, of a player's 118 statistics, only those that are read. */
export function trimPlayer(player: unknown): unknown {
  const { stats } = (player ?? {}) as { stats?: unknown };
  if (!Array.isArray(stats)) return player;
  const isRead = (one: { statsId?: unknown } | null) => readStatistics.has(one?.statsId);
  return { ...(player as object), stats: stats.filter(isRead) };
}

/** What everyone who played has in a list of the provider, by its names. */
const columnsOfWholeList: readonly Column[] = [
  'appearances',
  'minutes',
  'total_passes',
  'touches',
  'duels_total',
];
const namesOfWholeList = playerCounts
  .filter(({ column }) => columnsOfWholeList.includes(column))
  .map(({ names }) => names[0]);

/**
 * Returns whether a statistic is 0 of a player whose list lacks it, or unknown.
 *
 * The feed leaves out what a player never had. That is 0 in a list that is whole by itself, whatever the lists of others
 * have, where the category supplies the statistic. What any other list lacks is unknown.
 */
export function missingStatistics(entries: readonly CategoryEntry[]): (id: string, name: string) => boolean {
  const supplied = suppliedByCategory(entries);
  const wholeLists = Map.groupBy(entries.filter(isWhole), ({ id }) => id);
  return (id, name) =>
    (wholeLists.get(id) ?? []).some(({ category }) => supplied.get(category)?.has(name) ?? false);
}

function isWhole({ stats }: CategoryEntry): boolean {
  if (stats.withoutNumber.some((name) => readStatistics.has(name))) return false;
  const values = new Map(stats.values);
  return namesOfWholeList.every((name) => (values.get(name) ?? 0) > 0);
}
