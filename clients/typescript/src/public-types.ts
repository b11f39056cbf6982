import type { LiveMatch, LiveMatches } from './generated/types.ts';

/** Options of a single request. */
export interface RequestOptions {
  /** Aborts the request, and any wait before it is tried again. */
  signal?: AbortSignal | undefined;
}

export interface RetryOptions {
  /** How often a request is tried in total; 1 never retries. The default is 3. */
  attempts?: number;
  /**
   * The longest wait before a retry, in milliseconds. A longer `Retry-After` ends in an error. The default is 60,000.
   */
  maxDelayMs?: number;
}

export interface ClientOptions {
  /**
   * The origin of the service, such as `https://example.org`. The default is the environment variable
   * `SOCCER_DATA_URL`, then the origin this package was built for.
   */
  baseUrl?: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Aborts every request of this client. */
  signal?: AbortSignal;
  retry?: RetryOptions;
  /** How long one attempt may take, in milliseconds. The default is 30,000. */
  timeoutMs?: number;
  /** Replaces the timer of retries, of `watchLive` and of `events`. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * A list: `await` it for one page, or iterate over it for the rows of all pages. Nothing is requested before.
 *
 *     const { total } = await api.matches({ season: 2025 });
 *     for await (const match of api.matches({ season: 2025 })) …
 */
export interface List<Page, Row> extends PromiseLike<Page>, AsyncIterable<Row> {
  /** Yields the pages. */
  pages(): AsyncIterable<Page>;
}

export interface EventOptions extends RequestOptions {
  /**
   * The id of the last event that you have, or a time in milliseconds since 1970; 0 for every event of the last two days.
   * The default is what happens from now on.
   */
  since?: number | undefined;
}

export interface WatchOptions extends RequestOptions {
  /** Only the matches of a club. */
  team?: string;
  /** The maximum time between now and a kick-off, before or after, in hours. The default is 3. */
  windowHours?: number;
  /** The time between two requests, in milliseconds. The default is 15,000, as long as an answer is fresh. */
  intervalMs?: number;
}

/** A match that is new to the watcher, or has changed. */
export interface LiveChange {
  match: LiveMatch;
  /** The match as it was before; null where it is new to the watcher. */
  previous: LiveMatch | null;
  /** The fields that differ; none where it is new. */
  changed: (keyof LiveMatch)[];
  /** The answer that has the match; see its `source` and `stale`. */
  answer: LiveMatches;
}
