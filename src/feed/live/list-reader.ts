import { omit } from '../../records/typed.ts';
import type { FeedAdapter, SeasonContext } from '../adapter.ts';
import { FeedError, fetchJson } from '../fetch.ts';
import { assertUsable, countMissing, type ParseResult, UnexpectedResponseError } from '../parse-entries.ts';
import type { FeedAnswer } from '../read-lists.ts';
import type { FeedList } from './feed-list.ts';
import type { FeedListName, StoredSeason } from './live-season.ts';
import { dueAt, isUsable, maxAnswerAgeMs, type RequestTimes, timeoutMs, waitMs } from './polling.ts';
import type { ValueStore } from './value-store.ts';

/**
 * The longest answer that is read, in bytes. Eighty players have some two million; parsed, an answer takes twenty times as
 * much memory, of the 128 MB that an isolate has.
 */
const maxBytes = 3_000_000;

/** Entries a page: of players, some 2 MB. A season takes 22 requests of the 50 that the free plan allows an invocation. */
const pageSize = 80;

/** How many of the rejections are described: a list may have thousands. */
export const maxReasons = 10;

/** What the lists of a season are read by, and where their last good answers are stored. */
interface Feed {
  readonly origin: string;
  readonly adapter: FeedAdapter;
  readonly stored: StoredSeason;
  readonly store: ValueStore;
}

/** The last good answer of a list, and what became of attempts since. */
interface ListState<Row> extends RequestTimes {
  /** Undefined before the first good answer. */
  readonly rows?: readonly Row[];
  /** How many of its entries and values could not be used, and the first of them, each with the reason. */
  readonly rejected?: number;
  readonly reasons?: readonly string[];
  /** How many rows of the stored season the answer lacks. */
  readonly missing?: number;
}

/** Reads one list of the feed, once at a time however many ask, and stores its last good answer. */
export class ListReader<Row> {
  readonly name: FeedListName;
  readonly #list: FeedList<Row>;
  readonly #feed: Feed;
  #state: ListState<Row>;
  #reading: Promise<void> | undefined;
  /** Whether an answer has waited in vain for the reading that is going on. */
  #isSlow = false;

  constructor(name: FeedListName, list: FeedList<Row>, feed: Feed) {
    this.name = name;
    this.#list = list;
    this.#feed = feed;
    this.#state = feed.store.get<ListState<Row>>(name) ?? {};
  }

  /** What is known of the last good answer, usable or not, and of the attempts since. */
  get state(): Omit<ListState<Row>, 'rows'> {
    return this.#state;
  }

  /** Whether the feed has an address for the list. */
  get isOffered(): boolean {
    const { adapter, stored } = this.#feed;
    return adapter.paths(stored.context.seasonId)[this.#list.path] !== undefined;
  }

  /** Returns the rows of the last good answer; undefined where there is none that may still be used. */
  usableRows(): readonly Row[] | undefined {
    return isUsable(this.#state, this.#feed.stored) ? this.#state.rows : undefined;
  }

  /**
   * Reads the list where that is due, and never rejects. Settles with the attempt, or at once where the last one failed or is
   * slow: the rows at hand are used until one succeeds.
   *
   * @param contextOf returns what the answer is parsed by
   */
  async refresh(now: number, contextOf?: () => Promise<SeasonContext>): Promise<void> {
    if (!this.isOffered || now < dueAt(this.#state, this.#list.windowMs)) return;
    const { error } = this.#state;
    this.#reading ??= this.#attempt(now, contextOf).finally(() => {
      this.#reading = undefined;
      this.#isSlow = false;
    });
    if (error !== undefined || this.#isSlow) return;
    const { promise: isOver, resolve } = Promise.withResolvers<true>();
    const timer = setTimeout(() => resolve(true), waitMs);
    // Once an answer has waited in vain, the next ones do not: they would wait for the same.
    if (await Promise.race([this.#reading, isOver])) this.#isSlow = true;
    // A timer that goes on would keep the Durable Object awake.
    clearTimeout(timer);
    // The attempt goes on: it is no failure yet that delays the next. The pages of a list may take longer.
    const isList = this.#list.path in (this.#feed.adapter.categories ?? {});
    if (this.#isSlow && !isList) this.#fail(new FeedError(`took longer than ${waitMs / 1000} seconds`), now);
  }

  async #attempt(now: number, contextOf?: () => Promise<SeasonContext>): Promise<void> {
    const { adapter, stored } = this.#feed;
    try {
      let answeredAt = now;
      const answer = await this.#list.read({
        adapter,
        context: (await contextOf?.()) ?? stored.context,
        stored,
        lastRows: this.usableRows() ?? [],
        pageSize,
        fetchAnswer: async (path) => {
          const page = await this.#fetchAnswer(path, now);
          answeredAt = Math.min(answeredAt, page.at.getTime());
          return page;
        },
      });
      const keys = answer.entries.map(this.#list.keyOf);
      const missing = countMissing(answer.answeredKeys ?? keys, this.#list.storedKeys(stored));
      // A season may have no stored rows yet: what lacks most of the last good answer does not take its place.
      countMissing(keys, (this.usableRows() ?? []).map(this.#list.keyOf));
      this.#accept(assertUsable(answer), missing, answeredAt, now);
    } catch (error) {
      this.#fail(error, now);
    }
  }

  /** @throws {FeedError} if the feed gives no answer, or one that is too old to be used: a cache may keep it for months */
  async #fetchAnswer(path: string, now: number): Promise<FeedAnswer> {
    const { origin, adapter } = this.#feed;
    const body = await fetchJson(origin, path, {
      fetch: (url, init) => fetch(url, init),
      headers: adapter.headers,
      timeoutMs,
      maxBytes,
    });
    const at = new Date(Math.min(adapter.requestTime?.(body)?.getTime() ?? now, now));
    if (now - at.getTime() >= maxAnswerAgeMs)
      throw new FeedError(`answered with what it had at ${at.toISOString()}`);
    return { body, at };
  }

  /** Takes an answer, unless the feed made it before the last good one: one of its servers may lag behind another. */
  #accept({ entries, rejected }: ParseResult<Row>, missing: number, answeredAt: number, now: number): void {
    const last = this.#state;
    const reasons = rejected.slice(0, maxReasons).map(String);
    const answer = { rows: entries, rejected: rejected.length, reasons, missing, answeredAt };
    const isOlder = (last.answeredAt ?? 0) > answeredAt;
    const success = { askedAt: now, failedAt: undefined, error: undefined };
    this.#set({ ...(isOlder ? last : answer), ...success });
    if (last.error !== undefined) console.warn(`the feed answers again: ${this.name}`);
  }

  #fail(failure: unknown, now: number): void {
    const error = publicMessage(failure);
    // The same failure is logged once, not at every attempt.
    if (this.#state.error !== error) console.warn(`${this.name}: ${error}`);
    this.#set({ ...this.#state, failedAt: now, error });
  }

  /** Stores a state only where more of it changed than its times: a day of the free plan has 100,000 rows to write. */
  #set(state: ListState<Row>): void {
    const isSame = withoutTimes(state) === withoutTimes(this.#state);
    this.#state = state;
    if (!isSame) this.#feed.store.set(this.name, state);
  }
}

function withoutTimes(state: ListState<unknown>): string {
  return JSON.stringify(omit(state, ['askedAt', 'answeredAt', 'failedAt']));
}

/** Returns what may be published of a failure: what the feed did, and nothing internal. */
function publicMessage(error: unknown): string {
  if (error instanceof FeedError) return error.message;
  if (error instanceof UnexpectedResponseError) return `the feed's answer ${error.message}`;
  console.error(error);
  return "the feed's answer could not be read";
}
