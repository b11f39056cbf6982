import type { DatasetRow } from '../../records/dataset/index.ts';
import { keysOf } from '../../records/typed.ts';
import { type CategoryEntry, suppliedByCategory } from './statistics-pages.ts';

type PlayerColumn = keyof DatasetRow<'players'>;

/** The feed's names of each count of a player's season, by column: the provider's capitalised one first. */
const namesOfCounts = {
  appearances: ['Games Played', 'Appearances', 'games-played'],
  minutes: ['Time Played', 'minutes-played'],
  goals: ['Goals', 'goals'],
  assists: ['Goal Assists', 'assists'],
  shots_unblocked: ['Total Shots', 'total-scoring-attempts'],
  blocked_shots: ['Blocked Shots'],
  shots_on_target: ['Shots On Target ( inc goals )', 'on-target-scoring-attempts'],
  tackles_won: ['Tackles Won', 'tackles-won'],
  fouls_committed: ['Total Fouls Conceded', 'fouls-committed'],
  fouls_won: ['Total Fouls Won', 'fouls-suffered'],
  offsides: ['Offsides', 'total-offside'],
  yellow_cards: ['Yellow Cards', 'yellow-cards'],
  red_cards: ['Total Red Cards', 'red-cards'],
  goals_conceded_on_pitch: ['Goals Conceded', 'goals-conceded'],
  starts: ['Starts'],
  big_chances_scored: ['Total Big Chances Scored'],
  big_chances_missed: ['Total Big Chances Missed'],
  touches: ['Touches'],
  touches_opposition_box: ['Total Touches In Opposition Box'],
  key_passes: ['Key Passes (Attempt Assists)'],
  big_chances_created: ['Total Big Chances Created'],
  accurate_passes: ['Total Successful Passes ( Excl Crosses & Corners ) '],
  total_passes: ['Total Passes'],
  successful_dribbles: ['Successful Dribbles'],
  progressive_carries: ['Progressive Carries'],
  turnovers: ['Total Losses Of Possession'],
  duels_won: ['Duels won'],
  duels_total: ['Duels'],
  aerials_won: ['Aerial Duels won'],
  aerials_total: ['Aerial Duels'],
  tackles: ['Total Tackles'],
  interceptions: ['Interceptions'],
  recoveries: ['Recoveries'],
  clearances: ['Total Clearances', 'total-cleareance'],
  blocks: ['Blocks'],
  saves: ['Saves Made', 'saves'],
  clean_sheets: ['Clean Sheets'],
} as const;

/** The feed's names of each share of a player's season, by column. */
const namesOfShares = {
  pass_accuracy: ['accurate-pass-percentage'],
} as const;

/**
 * The counts of a player's season. A player whose whole list lacks one has none of it. Shots exclude blocked ones, as for a
 * club. The feed's `total-attacking-assist` only repeats the assists.
 */
export const playerCounts = statisticsOf(namesOfCounts);

/** The shares of a player's season. A share is unknown for a player who did nothing of the kind. */
export const playerShares = statisticsOf(namesOfShares);

/** Returns columns of a player's season, each with the feed's names of it. */
function statisticsOf<Name extends PlayerColumn>(namesOf: Readonly<Record<Name, readonly string[]>>) {
  return keysOf(namesOf).map((column) => ({ column, names: namesOf[column] }));
}

/** The statistics of a player's season, each with its value where a whole list lacks it. */
export const playerStatistics = [
  ...playerCounts.map((count) => ({ ...count, zero: 0 })),
  ...playerShares.map((share) => ({ ...share, zero: null })),
];

const usedNames = new Set<unknown>(playerStatistics.flatMap(({ names }) => names));

/** Returns a player's entry with the statistics that are used: some 40 of 118. */
export function trimPlayer(player: unknown): unknown {
  const { stats } = (player ?? {}) as { stats?: unknown };
  if (!Array.isArray(stats)) return player;
  const isUsed = (statistic: { statsId?: unknown } | null) => usedNames.has(statistic?.statsId);
  return { ...(player as object), stats: stats.filter(isUsed) };
}

/** What everyone who played has in a list of the provider. */
const columnsOfWholeList = ['appearances', 'minutes', 'total_passes', 'touches', 'duels_total'] as const;
const namesOfWholeList = columnsOfWholeList.map((column) => namesOfCounts[column][0]);

/**
 * Returns whether a statistic is 0 of a player whose list lacks it, or unknown.
 *
 * The feed leaves out what a player never had. That is 0 in a list that is whole by itself, where the category supplies the
 * statistic. The lists of other players make no difference. What any other list lacks is unknown.
 */
export function missingStatistics(entries: readonly CategoryEntry[]): (id: string, name: string) => boolean {
  const supplied = suppliedByCategory(entries);
  const wholeLists = Map.groupBy(entries.filter(isWhole), ({ id }) => id);
  return (id, name) =>
    (wholeLists.get(id) ?? []).some(({ category }) => supplied.get(category)?.has(name) ?? false);
}

function isWhole({ stats }: CategoryEntry): boolean {
  if (stats.withoutNumber.some((name) => usedNames.has(name))) return false;
  const values = new Map<string, number>(stats.values);
  return namesOfWholeList.every((name) => (values.get(name) ?? 0) > 0);
}
