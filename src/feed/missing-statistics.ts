import { playerCounts } from './player-statistics.ts';
import { type CategoryEntry, type SeasonStatistics, suppliedByCategory } from './statistics-by-category.ts';

/** A player with fewer minutes may have had nothing to count. */
const minMinutes = 450;

/** Every list has these, whatever else it has. */
const playingTime = ['appearances', 'minutes', 'starts'];
const namesOfPlayingTime: ReadonlySet<string> = new Set(
  playerCounts.filter(({ column }) => playingTime.includes(column)).flatMap(({ names }) => names),
);
const namesOfMinutes = playerCounts.find(({ column }) => column === 'minutes')?.names ?? [];

/** The provider's statistics have capitalised names, those of the league's own have not. */
const kinds = ['provider', 'league'] as const;
const kindOf = (name: string): (typeof kinds)[number] => (/^[A-Z]/.test(name) ? 'provider' : 'league');

/**
 * Returns whether a statistic is 0 of a player whose list lacks it, or unknown.
 *
 * The feed leaves out what a player never had. That is 0 if another player of the category has some. At least half of its
 * players with enough minutes must also have statistics of that kind. Otherwise the feed has not counted it for the player.
 */
export function missingStatistics(
  entries: readonly CategoryEntry[],
  statistics: SeasonStatistics,
): (id: string, name: string) => boolean {
  const supplied = suppliedByCategory(entries);
  const isRegular = ({ id }: CategoryEntry) =>
    namesOfMinutes.some((name) => (statistics.valuesOf(id).get(name) ?? 0) >= minMinutes);
  const zeros = new Map(
    [...Map.groupBy(entries, ({ category }) => category)].map(([category, listed]) => {
      const regulars = listed.filter(isRegular);
      const common = commonKinds(regulars.length > 0 ? regulars : listed);
      const names = [...(supplied.get(category) ?? [])].filter((name) => common.has(kindOf(name)));
      return [category, new Set(names)];
    }),
  );
  const categories = Map.groupBy(entries, ({ id }) => id);
  return (id, name) => (categories.get(id) ?? []).some(({ category }) => zeros.get(category)?.has(name));
}

/** Returns the kinds of statistics that at least half of the entries have. */
function commonKinds(entries: readonly CategoryEntry[]): ReadonlySet<(typeof kinds)[number]> {
  const has = ({ stats }: CategoryEntry, kind: string) =>
    stats.values.some(([name]) => kindOf(name) === kind && !namesOfPlayingTime.has(name));
  return new Set(
    kinds.filter((kind) => 2 * entries.filter((entry) => has(entry, kind)).length >= entries.length),
  );
}
