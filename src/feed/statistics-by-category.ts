import { type ParseResult, RejectedEntry } from './parse-entries.ts';
import type { Statistics } from './schemas/statistics.ts';

/** The statistics of a player or club in one page of one category. */
export interface CategoryEntry {
  readonly id: string;
  readonly category: string;
  /** Names the entry in messages. */
  readonly what: string;
  readonly stats: Statistics;
}

/** More than any club does in a season, metres run included. */
const maxValue = 10_000_000;
const isPossible = (value: number) => Math.abs(value) <= maxValue;

/** Returns the first entry of each in a category; any further one is rejected. */
export function withoutDuplicates<Entry extends CategoryEntry>(
  entries: readonly Entry[],
): ParseResult<Entry> {
  const seenKeys = new Set<string>();
  const rejected: RejectedEntry[] = [];
  const first = entries.filter(({ id, category, what }) => {
    const key = `${category} ${id}`;
    const isFirst = !seenKeys.has(key);
    seenKeys.add(key);
    if (!isFirst) rejected.push(new RejectedEntry(what, 'duplicate entry; keeping the first'));
    return isFirst;
  });
  return { entries: first, rejected };
}

/** Returns the statistics that are not 0 in every entry, by category. */
export function suppliedByCategory(entries: readonly CategoryEntry[]): Map<string, Set<string>> {
  const supplied = new Map<string, Set<string>>();
  for (const { category, stats } of entries) {
    const names = supplied.get(category) ?? new Set();
    supplied.set(category, names);
    for (const [name, value] of stats.values) if (value !== 0 && isPossible(value)) names.add(name);
  }
  return supplied;
}

/**
 * The statistics of a season's players or clubs, merged over the categories of the requests.
 *
 * A statistic that is 0 in every entry of a category is not supplied by it.
 */
export class SeasonStatistics {
  readonly rejected: readonly RejectedEntry[];
  readonly #values = new Map<string, Map<string, number>>();

  constructor(entries: readonly CategoryEntry[]) {
    const supplied = suppliedByCategory(entries);
    const rejected: RejectedEntry[] = [];
    for (const { id, category, what, stats } of entries) {
      const values = this.#values.get(id) ?? new Map<string, number>();
      this.#values.set(id, values);
      if (stats.malformed > 0)
        rejected.push(new RejectedEntry(what, `stats: ${stats.malformed} without a name or a number`));
      const suppliedHere = supplied.get(category);
      for (const [name, value] of stats.values) {
        if (!isPossible(value)) {
          rejected.push(new RejectedEntry(what, `${name}: ${value} cannot be; expected at most ${maxValue}`));
          continue;
        }
        if (!suppliedHere?.has(name)) continue;
        const first = values.get(name);
        if (first === undefined) values.set(name, value);
        else if (first !== value) {
          rejected.push(
            new RejectedEntry(what, `${name}: ${value} in ${category}; keeping the first, ${first}`),
          );
        }
      }
    }
    this.rejected = rejected;
  }

  /** Returns the supplied statistics of a player or club, by name. */
  valuesOf(id: string): ReadonlyMap<string, number> {
    return this.#values.get(id) ?? new Map();
  }
}
