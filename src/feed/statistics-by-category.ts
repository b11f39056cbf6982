import type { RejectedEntry } from './parse-entries.ts';
import type { Statistics } from './schemas/statistics.ts';

/** Somebody's statistics in one page of one category. */
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

/**
 * The statistics of a season's players or clubs, merged over the categories they were asked with.
 *
 * A statistic that is 0 for everybody in a category is not supplied by it. One that others have in a category which lists
 * somebody is 0 for them; in a category which does not list them it is unknown.
 */
export class SeasonStatistics {
  readonly rejected: readonly RejectedEntry[];
  readonly #values = new Map<string, Map<string, number>>();
  readonly #categories = new Map<string, Set<string>>();
  readonly #supplied = new Map<string, Set<string>>();

  constructor(entries: readonly CategoryEntry[]) {
    const rejected: RejectedEntry[] = [];
    for (const { category, stats } of entries) {
      const names = this.#supplied.get(category) ?? new Set();
      this.#supplied.set(category, names);
      for (const [name, value] of stats.values) if (value !== 0 && isPossible(value)) names.add(name);
    }
    for (const { id, category, what, stats } of entries) {
      const values = this.#values.get(id) ?? new Map<string, number>();
      this.#values.set(id, values);
      this.#categories.set(id, (this.#categories.get(id) ?? new Set()).add(category));
      if (stats.malformed > 0)
        rejected.push({ what, why: `stats: ${stats.malformed} without a name or a number` });
      for (const [name, value] of stats.values) {
        if (!isPossible(value)) {
          rejected.push({ what, why: `${name}: ${value} cannot be; expected at most ${maxValue}` });
          continue;
        }
        if (!this.#supplied.get(category)?.has(name)) continue;
        const known = values.get(name);
        if (known === undefined) values.set(name, value);
        else if (known !== value) {
          rejected.push({ what, why: `${name}: ${value} in ${category}; keeping the first, ${known}` });
        }
      }
    }
    this.rejected = rejected;
  }

  /** Returns somebody's statistics that are supplied, by name. */
  valuesOf(id: string): ReadonlyMap<string, number> {
    return this.#values.get(id) ?? new Map();
  }

  /** Whether a category that lists somebody supplies a statistic. */
  isSupplied(id: string, name: string): boolean {
    return [...(this.#categories.get(id) ?? [])].some((category) => this.#supplied.get(category)?.has(name));
  }
}
