import type { RankedRuns } from './projection-runs.ts';
import { type SeedPlace, seedClubs } from './tie-states.ts';
import type { titleChances } from './title-chances.ts';

/**
 * Returns the chances of clubs to win the title, as the means of those after each run of the season, by their indices.
 *
 * @param places that lead to the play-offs
 * @param clubs how many the tables have
 * @param rankedRuns returns the runs of the table of a stage, or of the season. They are of the same results
 * @param addChances adds the chances of clubs in the play-offs
 */
export function titleChancesOfRuns(
  places: readonly SeedPlace[],
  clubs: number,
  rankedRuns: (table?: string) => RankedRuns,
  addChances: ReturnType<typeof titleChances>,
): Float64Array {
  const season = rankedRuns();
  const runs = season.length / clubs;
  const chances = new Float64Array(clubs);
  for (const { seeds, count } of countSeeds(places, clubs, rankedRuns))
    addChances(seeds, count / runs, chances);
  return chances;
}

/** Counts in how many runs the same clubs are on the places that lead to the play-offs. */
function countSeeds(
  places: readonly SeedPlace[],
  clubs: number,
  rankedRuns: (table?: string) => RankedRuns,
): Iterable<{ readonly seeds: readonly number[]; count: number }> {
  const season = rankedRuns();
  const tables = places.map(({ table }) => rankedRuns(table));
  const mayCoincide = tables.some((table) => table !== season);
  const counts = new Map<string, { readonly seeds: readonly number[]; count: number }>();
  const onPlaces = places.map(() => 0);
  for (let first = 0; first < season.length; first += clubs) {
    for (let index = 0; index < places.length; index += 1)
      onPlaces[index] = tables[index]?.[first + (places[index]?.place ?? 0) - 1] ?? 0;
    const seeds = mayCoincide
      ? seedClubs(places, (place, table) => rankedRuns(table)[first + place - 1] ?? 0)
      : onPlaces;
    const key = String.fromCharCode(...seeds);
    const counted = counts.get(key);
    if (counted) counted.count += 1;
    else counts.set(key, { seeds: [...seeds], count: 1 });
  }
  return counts.values();
}
