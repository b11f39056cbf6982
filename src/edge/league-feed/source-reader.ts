import type { FeedAdapter } from '../../feed/adapter.ts';
import { lacksMost } from '../../feed/completeness.ts';
import { FeedError, fetchJson } from '../../feed/fetch-json.ts';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import { type CompletedRows, completeRows } from './complete-rows.ts';
import type { FeedSource, FetchedPage, FetchPage, ParsedRows } from './feed-source.ts';
import type { InferredIds } from './inferred-ids.ts';
import type { LiveSeason, StoredSeason } from './live-season.ts';
import { noRejections, type Rejections, rejectionsOf } from './rejections.ts';
import {
  isDue,
  isUsable,
  maxStaleMs,
  type RequestTimes,
  type SourceName,
  timeoutMs,
  waitMs,
} from './timing.ts';
import type { ValueStore } from './value-store.ts';

/**
 * The longest answer that is read, in bytes. Eighty players have some two million; parsed, an answer takes twenty times as
 * much memory, of the 128 MB that an isolate has.
 */
const maxBytes = 3_000_000;

/** The feed that is read. */
export interface Feed {
  readonly origin: string;
  readonly adapter: FeedAdapter;
}

/** The last good answer of a source, and what became of attempts since. */
interface SourceState<Row> extends RequestTimes {
  /** Undefined before the first good answer. */
  readonly rows?: readonly Row[];
  readonly ids?: InferredIds | undefined;
  readonly rejected?: Rejections;
  /** The keys of rows that the answer lacks, and when the first that lacked each was requested. */
  readonly missingSince?: readonly (readonly [key: string, since: number])[];
}

/** Reads one source of the feed: one reading at a time, however many ask. Its last good answer is stored. */
export class SourceReader<Row> {
  readonly #source: FeedSource<Row>;
  readonly #feed: Feed;
  readonly #store: ValueStore;
  #state: SourceState<Row>;
  #reading: Promise<void> | undefined;
  /** Whether an answer has waited in vain for the reading that is going on. */
  #isSlow = false;

  constructor(source: FeedSource<Row>, feed: Feed, store: ValueStore) {
    this.#source = source;
    this.#feed = feed;
    this.#store = store;
    this.#state = store.get<SourceState<Row>>(source.name) ?? {};
  }

  get name(): SourceName {
    return this.#source.name;
  }

  get windowMs(): number {
    return this.#source.windowMs;
  }

  get times(): RequestTimes {
    return this.#state;
  }

  /** Returns the ids that the last good answer implied. */
  get ids(): InferredIds | undefined {
    return this.#state.ids;
  }

  /** Returns what of the last good answer could not be used, and why. */
  get rejected(): Rejections {
    return this.#state.rejected ?? noRejections;
  }

  /** Returns how many rows the last good answer lacks, which earlier ones or the stored season have. */
  get missingCount(): number {
    return this.#state.missingSince?.length ?? 0;
  }

  /** Whether the feed has an address for the source. */
  isOffered({ seasonId }: SeasonContext): boolean {
    return this.#source.isOffered(this.#feed.adapter.paths(seasonId));
  }

  /** Returns the rows of the last good answer; undefined where there is none that may still be used. */
  usableRows(now: number): readonly Row[] | undefined {
    return isUsable(this.#state, now) ? this.#state.rows : undefined;
  }

  /** Merges the usable rows over those of a season. Where that fails, it is as if the feed had given nothing. */
  merge(season: LiveSeason, now: number): LiveSeason {
    const rows = this.usableRows(now);
    if (!rows) return season;
    try {
      const mergedSeason = this.#source.merge(season, rows, new Date(now));
      return { ...mergedSeason, sources: [...season.sources, this.name] };
    } catch (error) {
      console.error(error);
      return season;
    }
  }

  /**
   * Reads the source, where that is due. Settles with the attempt, or at once where the last one failed or is slow: what
   * is at hand answers until one succeeds. Never rejects.
   *
   * @param contextOf returns what the answer is parsed by
   */
  async refresh(stored: StoredSeason, contextOf: () => Promise<SeasonContext>, now: number): Promise<void> {
    const { error } = this.#state;
    if (!this.isOffered(stored.context) || !isDue(this.#state, this.windowMs, now)) return;
    this.#reading ??= this.#attempt(stored, contextOf, now).finally(() => {
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

  async #attempt(stored: StoredSeason, contextOf: () => Promise<SeasonContext>, now: number): Promise<void> {
    try {
      let answeredAt = now;
      const fetchPage: FetchPage = async (path) => {
        const page = await this.#fetchPage(path, now);
        answeredAt = Math.min(answeredAt, page.answeredAt);
        return page;
      };
      const answer = await this.#source.read(
        this.#feed.adapter,
        await contextOf(),
        fetchPage,
        this.#state.rows ?? [],
      );
      const storedKeys = this.#source.storedKeys(stored);
      this.#assertEnough(answer, storedKeys);
      const lastRows = this.#rowsToComplete(storedKeys, now);
      this.#accept(answer, completeRows(this.#source, answer.entries, lastRows, storedKeys), answeredAt, now);
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

  /** @throws {UnexpectedResponseError} if the answer has too little of the season */
  #assertEnough({ entries, rejected }: ParsedRows<Row>, storedKeys: readonly string[]): void {
    const keys = new Set(entries.map(this.#source.keyOf));
    const missingCount = storedKeys.filter((key) => !keys.has(key)).length;
    if (lacksMost(missingCount, storedKeys.length))
      throw new UnexpectedResponseError(`lacks ${missingCount} of the ${storedKeys.length} entries known`);
    if (entries.length === 0 && rejected.length > 0)
      throw new UnexpectedResponseError('has no entry that can be parsed');
  }

  /**
   * Returns the rows of the last good answer that complete the next.
   *
   * What good answers lacked for three hours and the stored season does not have was an error of the feed's. A match in
   * play is over by then.
   */
  #rowsToComplete(storedKeys: readonly string[], now: number): readonly Row[] {
    const { rows = [], missingSince = [] } = this.#state;
    const isLong = ([, since]: readonly [key: string, since: number]) => now - since >= maxStaleMs;
    const gone = new Set(missingSince.filter(isLong).map(([key]) => key));
    const storedIds = new Set(storedKeys);
    return rows.filter((row) => {
      const key = this.#source.keyOf(row);
      return !gone.has(key) || (storedIds.has(key) && !this.#source.isInPlay?.(row));
    });
  }

  /** Takes an answer, unless the feed made it before the last good one: one of its servers may lag behind another. */
  #accept(parsed: ParsedRows<Row>, completed: CompletedRows<Row>, answeredAt: number, now: number): void {
    const last = this.#state;
    const since = new Map(last.missingSince);
    const answer: SourceState<Row> = {
      rows: completed.rows,
      ids: parsed.ids,
      rejected: rejectionsOf(parsed.rejected),
      missingSince: completed.missing.map((key) => [key, since.get(key) ?? now]),
      answeredAt,
    };
    const isOlder = (last.answeredAt ?? 0) > answeredAt;
    this.#set({
      ...(isOlder ? last : answer),
      askedAt: now,
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
