import type { FeedAdapter, FeedPaths } from '../adapter.ts';
import { FeedError, fetchJson } from '../fetch-json.ts';
import {
  assertUsable,
  countMissing,
  type ParseResult,
  RejectedEntry,
  UnexpectedResponseError,
} from '../parse-entries.ts';
import type { SeasonContext } from '../season-context.ts';
import type { StoredSeason } from './live-season.ts';
import {
  isDue,
  isUsable,
  maxStaleMs,
  type RequestTimes,
  type SourceName,
  timeoutMs,
  waitMs,
  windowsMs,
} from './timing.ts';
import type { ValueStore } from './value-store.ts';

/** An answer of the feed, and when the feed made it, in milliseconds since 1970. */
export interface FetchedPage {
  readonly body: unknown;
  readonly answeredAt: number;
}

/** What a source is read by. */
export interface SourceRequest<Row> {
  readonly adapter: FeedAdapter;
  /** What the answers are parsed by: the stored season, with the ids that the schedule implies. */
  readonly context: SeasonContext;
  readonly stored: StoredSeason;
  /** Fetches what the feed has at a path below its origin. */
  readonly fetchPage: (path: string) => Promise<FetchedPage>;
  /** The rows of the last good answer. */
  readonly lastRows: readonly Row[];
}

/** The feed's ids of clubs, each with its club_id. */
type ClubIds = readonly (readonly [feedId: string, club: string])[];

/** All rows of a source, parsed. */
export interface SourceAnswer<Row> extends ParseResult<Row> {
  /** The ids that a schedule implies, and the known ones. */
  readonly clubIds?: ClubIds;
}

/** What is read from the feed in one go, all pages of it. */
export interface Source<Row> {
  readonly name: SourceName;
  /** The address without which the feed does not have the source. */
  readonly path: keyof FeedPaths;
  /** Whether it is a list of many pages, which may take longer than an answer of ours waits. */
  readonly isList: boolean;
  /**
   * Fetches and parses all its pages.
   *
   * @throws {FeedError} if the feed does not answer
   * @throws {UnexpectedResponseError} if an answer is of another kind
   */
  read(request: SourceRequest<Row>): Promise<SourceAnswer<Row>>;
  /** Returns the id of a row among those of the source. */
  keyOf(row: Row): string;
  /** Returns the ids of the rows that the stored season has. */
  storedKeys(stored: StoredSeason): readonly string[];
  /**
   * Returns why a row of the last good answer stays in place of what the next one has; undefined: it does not. Left out, none
   * stays.
   *
   * @param next undefined where the answer lacks the row, or has one that cannot be
   */
  whyStays?(last: Row, next: Row | undefined): string | undefined;
}

/** Returns why rows of an answer cannot be used, by their ids. */
export type FindImpossible<Row> = (rows: readonly Row[]) => ReadonlyMap<string, string>;

/**
 * The longest answer that is read, in bytes. Eighty players have some two million; parsed, an answer takes twenty times as
 * much memory, of the 128 MB that an isolate has.
 */
const maxBytes = 3_000_000;

/** What of the feed's answers could not be used. */
export interface Rejections {
  /** How many entries and values. */
  readonly count: number;
  /** Which the first were, and why: a list may have thousands. */
  readonly reasons: readonly string[];
}

const maxReasons = 10;

/** Returns the rejections of entries. */
export function rejectionsOf(entries: readonly Pick<RejectedEntry, 'what' | 'why'>[]): Rejections {
  const reasons = entries.slice(0, maxReasons).map(({ what, why }) => `${what}: ${why}`);
  return { count: entries.length, reasons };
}

/** Returns rejections together; the reasons are those of the first. */
export function joinRejections(all: readonly Rejections[]): Rejections {
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    reasons: all.flatMap(({ reasons }) => reasons).slice(0, maxReasons),
  };
}

/** The feed that is read. */
export interface Feed {
  readonly origin: string;
  readonly adapter: FeedAdapter;
}

/** The last good answer of a source, and what became of attempts since. */
interface SourceState<Row> extends RequestTimes {
  /** Undefined before the first good answer. */
  readonly rows?: readonly Row[];
  readonly clubIds?: ClubIds | undefined;
  /** What of the answer could not be used. */
  readonly rejected?: Rejections;
  /** How many rows of the stored season the answer lacks. */
  readonly missing?: number;
  /** Since when rows of earlier answers have stayed in it, by id. */
  readonly staying?: Readonly<Record<string, number>>;
}

/** Reads one source of the feed: one reading at a time, however many ask. Its last good answer is stored. */
export class SourceReader<Row> {
  readonly #source: Source<Row>;
  readonly #feed: Feed;
  readonly #store: ValueStore;
  #state: SourceState<Row>;
  #reading: Promise<void> | undefined;
  /** Whether an answer has waited in vain for the reading that is going on. */
  #isSlow = false;

  constructor(source: Source<Row>, feed: Feed, store: ValueStore) {
    this.#source = source;
    this.#feed = feed;
    this.#store = store;
    this.#state = store.get<SourceState<Row>>(source.name) ?? {};
  }

  get name(): SourceName {
    return this.#source.name;
  }

  /** What is known of the last good answer, usable or not, and of the attempts since. */
  get state(): Omit<SourceState<Row>, 'rows'> {
    return this.#state;
  }

  /** Whether the feed has an address for the source. */
  isOffered({ seasonId }: SeasonContext): boolean {
    return this.#feed.adapter.paths(seasonId)[this.#source.path] !== undefined;
  }

  /** Returns the rows of the last good answer; undefined where there is none that may still be used. */
  usableRows(now: number): readonly Row[] | undefined {
    return isUsable(this.#state, now) ? this.#state.rows : undefined;
  }

  /**
   * Reads the source, where that is due. Settles with the attempt, or at once where the last one failed or is slow: what
   * is at hand answers until one succeeds. Never rejects.
   *
   * @param contextOf returns what the answer is parsed by
   */
  async refresh(
    stored: StoredSeason,
    contextOf: () => Promise<SeasonContext>,
    now: number,
    findImpossible: FindImpossible<Row> = () => new Map(),
  ): Promise<void> {
    const { error } = this.#state;
    if (!this.isOffered(stored.context) || !isDue(this.#state, windowsMs[this.name], now)) return;
    this.#reading ??= this.#attempt(stored, contextOf, now, findImpossible).finally(() => {
      this.#reading = undefined;
      this.#isSlow = false;
    });
    if (error !== undefined || this.#isSlow) return;
    const { promise: isOver, resolve } = Promise.withResolvers<true>();
    const timer = setTimeout(() => resolve(true), waitMs);
    const isSlow = await Promise.race([this.#reading, isOver]);
    // A timer that goes on would keep the Durable Object awake.
    clearTimeout(timer);
    if (!isSlow) return;
    // Once an answer has waited in vain, the next ones do not. A list of many pages may take longer than a wait.
    this.#isSlow = true;
    if (this.#source.isList) return;
    // The attempt goes on: it is no failure yet that delays the next.
    this.#fail(new FeedError(`took longer than ${waitMs / 1000} seconds`), now, this.#state.failures);
  }

  async #attempt(
    stored: StoredSeason,
    contextOf: () => Promise<SeasonContext>,
    now: number,
    findImpossible: FindImpossible<Row>,
  ): Promise<void> {
    try {
      let answeredAt = now;
      let succeededAt = this.#state.succeededAt;
      const answer = await this.#source.read({
        adapter: this.#feed.adapter,
        context: await contextOf(),
        stored,
        lastRows: this.#state.rows ?? [],
        fetchPage: async (path) => {
          const page = await this.#fetchPage(path, now);
          answeredAt = Math.min(answeredAt, page.answeredAt);
          succeededAt = now;
          return page;
        },
      });
      const keys = answer.entries.map(this.#source.keyOf);
      const missing = countMissing(keys, this.#source.storedKeys(stored));
      // A season may have no stored rows yet: what lacks most of the last good answer does not take its place.
      countMissing(keys, (this.usableRows(now) ?? []).map(this.#source.keyOf));
      assertUsable(answer);
      const whole = this.#withStaying(answer, findImpossible, now);
      this.#accept(whole, missing, { answeredAt, succeededAt, askedAt: now });
    } catch (error) {
      this.#fail(error, now, (this.#state.failures ?? 0) + 1);
    }
  }

  /** @throws {FeedError} if the feed gives no answer, or one that is too old to be used: a cache may keep it for months */
  async #fetchPage(path: string, now: number): Promise<FetchedPage> {
    const { origin, adapter } = this.#feed;
    const { body } = await fetchJson(origin + path, { headers: adapter.headers, timeoutMs, maxBytes });
    const answeredAt = Math.min(adapter.requestTime(body)?.getTime() ?? now, now);
    if (now - answeredAt >= maxStaleMs)
      throw new FeedError(`answered with what it had at ${new Date(answeredAt).toISOString()}`);
    return { body, answeredAt };
  }

  /** Returns an answer with the rows of the last good one that stay in it: each as long as the last good answer is used. */
  #withStaying(answer: SourceAnswer<Row>, findImpossible: FindImpossible<Row>, now: number) {
    const { keyOf, whyStays } = this.#source;
    const lastRows = this.usableRows(now);
    if (!whyStays || !lastRows) return answer;
    const impossible = findImpossible(answer.entries);
    const nextByKey = new Map(answer.entries.map((row) => [keyOf(row), row]));
    const staying: Record<string, number> = {};
    const rejected = [...answer.rejected];
    const rows = lastRows.filter((last) => {
      const key = keyOf(last);
      const why = whyStays(last, impossible.has(key) ? undefined : nextByKey.get(key));
      const since = this.#state.staying?.[key] ?? now;
      if (why === undefined || now - since >= maxStaleMs) return false;
      staying[key] = since;
      if (nextByKey.has(key)) rejected.push(new RejectedEntry(key, impossible.get(key) ?? why));
      return true;
    });
    const others = answer.entries.filter((row) => staying[keyOf(row)] === undefined);
    return { ...answer, entries: [...others, ...rows], rejected, staying };
  }

  /** Takes an answer, unless the feed made it before the last good one: one of its servers may lag behind another. */
  #accept(
    answer: SourceAnswer<Row> & Pick<SourceState<Row>, 'staying'>,
    missing: number,
    times: RequestTimes & { answeredAt: number },
  ): void {
    const last = this.#state;
    const { entries: rows, clubIds, staying = {} } = answer;
    const { answeredAt, ...asked } = times;
    const isOlder = (last.answeredAt ?? 0) > answeredAt;
    this.#set({
      ...(isOlder
        ? last
        : { rows, clubIds, rejected: rejectionsOf(answer.rejected), missing, staying, answeredAt }),
      ...asked,
      failedAt: undefined,
      error: undefined,
      failures: 0,
    });
    if (last.error !== undefined) console.warn(`the feed answers again: ${this.name}`);
  }

  #fail(error: unknown, now: number, failures: number | undefined): void {
    const message = publicMessage(error);
    // The same failure is logged once, not at every attempt.
    if (this.#state.error !== message) console.warn(`${this.name}: ${message}`);
    this.#set({ ...this.#state, failedAt: now, error: message, failures });
  }

  #set(state: SourceState<Row>): void {
    this.#state = state;
    this.#store.set(this.name, state);
  }
}

/** Returns what may be published of a failure: what the feed did, and nothing internal. */
function publicMessage(error: unknown): string {
  if (error instanceof FeedError) return error.message;
  if (error instanceof UnexpectedResponseError) return `the feed's answer ${error.message}`;
  console.error(error);
  return "the feed's answer could not be read";
}
