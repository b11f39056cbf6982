import type { ParseResult, RejectedEntry } from './parse-entries.ts';
import type { Statistics } from './schemas/statistics.ts';

/** The statistics of a player or club in one page of one category. */
export interface CategoryEntry {
  readonly id: string;
  readonly category: string;
  /** Names the entry in messages. */
  readonly what: string;
  readonly stats: Statistics;
}

/** What the entries of a list say together of each of them: plain JSON. */
export interface ListFacts {
  /** By category, the statistics that are not 0 in every entry. */
  readonly supplied: Readonly<Record<string, readonly string[]>>;
  /** The statistics of which an entry has a fraction of 1. */
  readonly fractional: readonly string[];
}

/** More than any club does in a season, metres run included. */
const maxValue = 10_000_000;
const isPossible = (value: number) => Math.abs(value) <= maxValue;

/** Returns the facts of entries. */
export function factsOf(entries: readonly CategoryEntry[]): ListFacts {
  const supplied = new Map<string, Set<string>>();
  const fractional = new Set<string>();
  for (const { category, stats } of entries) {
    const names = supplied.get(category) ?? new Set();
    supplied.set(category, names);
    for (const [name, value] of stats.values) {
      if (value !== 0 && isPossible(value)) names.add(name);
      if (value > 0 && value < 1) fractional.add(name);
    }
  }
  const lists = [...supplied].map(([category, names]) => [category, [...names]]);
  return { supplied: Object.fromEntries(lists), fractional: [...fractional] };
}

/** Returns the facts of two parts of a list together. */
export function joinFacts(one: ListFacts, other: ListFacts): ListFacts {
  const join = (a: readonly string[] = [], b: readonly string[] = []) => [...new Set([...a, ...b])];
  const categories = Object.keys({ ...one.supplied, ...other.supplied });
  return {
    supplied: Object.fromEntries(
      categories.map((name) => [name, join(one.supplied[name], other.supplied[name])]),
    ),
    fractional: join(one.fractional, other.fractional),
  };
}

/** Returns the first entry of each in a category; any further one is rejected. */
export function withoutDuplicates<Entry extends CategoryEntry>(
  entries: readonly Entry[],
): ParseResult<Entry> {
  const seen = new Set<string>();
  const rejected: RejectedEntry[] = [];
  const first = entries.filter(({ id, category, what }) => {
    const key = `${category} ${id}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    if (!isFirst) rejected.push({ what, why: 'duplicate entry; keeping the first' });
    return isFirst;
  });
  return { entries: first, rejected };
}

/**
 * The statistics of a season's players or clubs, merged over the categories of the requests.
 *
 * A statistic that is 0 in every entry of a category is not supplied by it. One that a listed player or club lacks is 0
 * where others have it; in a category which does not list them it is unknown.
 */
export class SeasonStatistics {
  readonly rejected: readonly RejectedEntry[];
  readonly #values = new Map<string, Map<string, number>>();
  readonly #categories = new Map<string, Set<string>>();
  readonly #supplied: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param facts those of the whole list, where the entries are a part of it */
  constructor(entries: readonly CategoryEntry[], { supplied }: ListFacts = factsOf(entries)) {
    this.#supplied = new Map(Object.entries(supplied).map(([category, names]) => [category, new Set(names)]));
    const rejected: RejectedEntry[] = [];
    for (const { id, category, what, stats } of entries) {
      const values = this.#values.get(id) ?? new Map<string, number>();
      this.#values.set(id, values);
      this.#categories.set(id, (this.#categories.get(id) ?? new Set()).add(category));
      if (stats.malformed > 0)
        rejected.push({ what, why: `stats: ${stats.malformed} without a name or a number` });
      const suppliedHere = this.#supplied.get(category);
      for (const [name, value] of stats.values) {
        if (!isPossible(value)) {
          rejected.push({ what, why: `${name}: ${value} cannot be; expected at most ${maxValue}` });
          continue;
        }
        if (!suppliedHere?.has(name)) continue;
        const known = values.get(name);
        if (known === undefined) values.set(name, value);
        else if (known !== value) {
          rejected.push({ what, why: `${name}: ${value} in ${category}; keeping the first, ${known}` });
        }
      }
    }
    this.rejected = rejected;
  }

  /** Returns the supplied statistics of a player or club, by name. */
  valuesOf(id: string): ReadonlyMap<string, number> {
    return this.#values.get(id) ?? new Map();
  }

  /** Whether a category that lists a player or club supplies a statistic. */
  isSupplied(id: string, name: string): boolean {
    for (const category of this.#categories.get(id) ?? []) {
      if (this.#supplied.get(category)?.has(name)) return true;
    }
    return false;
  }
}
