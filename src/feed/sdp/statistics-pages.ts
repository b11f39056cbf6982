import * as z from 'zod/mini';
import { groupBy } from '../../records/typed.ts';
import type { StatisticsPage } from '../adapter.ts';
import { firstIssue, type ParseResult, RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import { entryId, listedName, namePart, orElse } from './entry-fields.ts';

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

/** Returns whether a statistic has two values in two lists. */
function contradicts(a: Statistics, b: Statistics): boolean {
  const values = new Map(a.values);
  return b.values.some(([name, value]) => (values.get(name) ?? value) !== value);
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
 * Parses all pages of a list, each on its own, and merges the statistics of its players or clubs over the categories of the
 * requests.
 *
 * A statistic that is 0 in every entry of a category is not supplied by it. Of several entries of one id in a category the
 * first is used; where another contradicts it, none of the id.
 *
 * @returns the entries that are used, each player's or club's first one with the statistics by name, and what was rejected
 * @throws {UnexpectedResponseError} if a page is no such list
 */
export function mergePages<Entry extends CategoryEntry>(
  pages: readonly StatisticsPage[],
  parsePage: (page: StatisticsPage) => ParseResult<Entry>,
) {
  const parsedPages = pages.map(parsePage);
  const rejected = parsedPages.flatMap((page) => page.rejected);
  const reject = ({ what }: Entry, why: string) => void rejected.push(new RejectedEntry(what, why));
  const entries = withoutDuplicates(
    parsedPages.flatMap((page) => page.entries),
    reject,
  );
  const supplied = suppliedByCategory(entries);
  const merged = [...groupBy(entries, ({ id }) => id).values()].map((entriesOfId) => {
    const values = new Map<string, number>();
    for (const entry of entriesOfId) {
      const { category, stats } = entry;
      if (stats.malformed > 0) reject(entry, `stats: ${stats.malformed} without a name or a number`);
      for (const [name, value] of stats.values) {
        const first = values.get(name);
        if (!isPossible(value)) reject(entry, `${name}: ${value} cannot be; expected at most ${maxValue}`);
        else if (!supplied.get(category)?.has(name)) continue;
        else if (first === undefined) values.set(name, value);
        else if (first !== value)
          reject(entry, `${name}: ${value} in ${category}; keeping the first, ${first}`);
      }
    }
    return { entry: entriesOfId[0], values };
  });
  return { entries, merged, rejected, reject };
}

function withoutDuplicates<Entry extends CategoryEntry>(
  listed: readonly Entry[],
  reject: (entry: Entry, why: string) => void,
): Entry[] {
  const firstByKey = new Map<string, Entry>();
  const contradicted = new Set<string>();
  for (const entry of listed) {
    const key = `${entry.category} ${entry.id}`;
    const first = firstByKey.get(key);
    if (!first) firstByKey.set(key, entry);
    else if (contradicts(first.stats, entry.stats)) {
      contradicted.add(entry.id);
      reject(entry, `contradicts ${first.what}; using neither`);
    } else reject(entry, 'duplicate entry; keeping the first');
  }
  return [...firstByKey.values()].filter(({ id }) => !contradicted.has(id));
}

/** Statistics by their names, which have no number, and how many entries had no name or no number. */
interface Statistics {
  /** Each name once, in pairs: a statistic may have any name, `__proto__` too. */
  readonly values: readonly (readonly [name: string, value: number])[];
  readonly withoutNumber: readonly string[];
  readonly malformed: number;
}

/** More than any entry has: a club has some 170. */
const maxStatistics = 1000;

/**
 * Statistics as the feed lists them: `[{statsId, statsValue}]`. A season of players has some thirty thousand, so they
 * are parsed by hand and not by a schema. A value that is null, a text or a list is the feed's own way of saying
 * something else.
 */
const statistics = z.pipe(
  z.array(z.unknown()).check(z.maxLength(maxStatistics)),
  z.transform((entries): Statistics => {
    const values = new Map<string, number>();
    const withoutNumber: string[] = [];
    let malformed = 0;
    for (const entry of entries) {
      // Any value but null can be read so; the types of both are checked below.
      const { statsId, statsValue } = (entry ?? {}) as { statsId?: unknown; statsValue?: unknown };
      const isNamed = typeof statsId === 'string';
      if (isNamed && typeof statsValue === 'number' && Number.isFinite(statsValue)) {
        values.set(statsId, statsValue);
        continue;
      }
      if (isNamed) withoutNumber.push(statsId);
      if (!isNamed || typeof statsValue !== 'object') malformed += 1;
    }
    return { values: [...values], withoutNumber, malformed };
  }),
);

const shirtNumber = orElse(z.nullish(z.string().check(z.regex(/^\d{1,2}$/))), null);

/** A player's season. */
export const playerSchema = z.object({
  playerId: entryId('Player'),
  shortName: listedName,
  mediaFirstName: namePart,
  mediaLastName: namePart,
  nationality: namePart,
  bibNumber: shirtNumber,
  roleLabel: z.string(),
  team: orElse(z.nullish(z.object({ teamId: z.string() })), null),
  stats: statistics,
});

export type PlayerEntry = z.infer<typeof playerSchema>;

/** A club's season; a row of a table has the same shape. */
export const teamSchema = z.object({ teamId: z.string(), stats: statistics });

/** How many pages a list has; an answer that does not say it has one. */
const pagesSchema = z.object({
  pagination: z.nullish(
    z.object({
      totalPages: z.optional(z.int().check(z.gte(0), z.lte(1000))),
      isLastPage: z.optional(z.boolean()),
    }),
  ),
});

/** The most pages of one list that are followed: a season of players has 48 of five each. */
export const maxPages = 50;

/**
 * Returns the number of the page after a page, or undefined after the last. `isLastPage: false` counts as much as
 * `totalPages`.
 *
 * @param page the number of the page, from 1
 * @throws {UnexpectedResponseError} if the answer says it in another way, or has more pages than any season fills
 */
export function nextPage(body: unknown, page: number): number | undefined {
  const result = pagesSchema.safeParse(body);
  if (!result.success) throw new UnexpectedResponseError(firstIssue(result.error));
  const { totalPages = 1, isLastPage } = result.data.pagination ?? {};
  const isLast = page >= totalPages && isLastPage !== false;
  if (isLast) return undefined;
  if (page >= maxPages) throw new UnexpectedResponseError(`has more than ${maxPages} pages`);
  return page + 1;
}
