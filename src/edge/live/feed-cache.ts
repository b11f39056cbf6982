import { waitUntil } from 'cloudflare:workers';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';
import { FeedError } from './fetch-feed.ts';

/** A good answer and when it came, in milliseconds since 1970. */
export interface GoodAnswer<Value> {
  readonly value: Value;
  readonly at: number;
}

/** What there is of an answer: the latest good one if there is any, and what became of the last attempt. */
export interface CachedAnswer<Value> {
  readonly good: GoodAnswer<Value> | undefined;
  /** Why the last attempt failed; undefined after one that did not. */
  readonly error: string | undefined;
}

/** After a failure, how long the feed is left alone, in milliseconds. */
const retryDelayMs = 15_000;

/** How long a good answer stands in for the ones that do not come: longer than a match, not for ever. */
const maxStaleMs = 3 * 60 * 60 * 1000;

/**
 * An answer of the feed, kept for a while: asked for once however many want it at the same time, and after a failure not
 * again for 15 seconds.
 */
export class FeedCache<Value> {
  readonly #window: number;
  #state: CachedAnswer<Value> = { good: undefined, error: undefined };
  #failedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  /** @param window how long an answer is fresh, in milliseconds */
  constructor(window: number) {
    this.#window = window;
  }

  /** @param now the present, in milliseconds since 1970 */
  async get(ask: () => Promise<Value>, now: number): Promise<CachedAnswer<Value>> {
    const { good, error } = this.#state;
    const isFresh = good !== undefined && now - good.at < this.#window;
    if (!isFresh && now - this.#failedAt >= retryDelayMs) {
      this.#asking ??= this.#attempt(ask, now);
      // After a failure nobody waits for the next attempt: what there is answers until it succeeds.
      if (error === undefined) await this.#asking;
    }
    return this.state(now);
  }

  state(now: number): CachedAnswer<Value> {
    const { good, error } = this.#state;
    return good && now - good.at >= maxStaleMs ? { good: undefined, error } : this.#state;
  }

  #attempt(ask: () => Promise<Value>, now: number): Promise<void> {
    const attempt = ask().then(
      (value) => {
        this.#state = { good: { value, at: now }, error: undefined };
        this.#failedAt = Number.NEGATIVE_INFINITY;
      },
      (error: unknown) => {
        const message = publicMessage(error);
        // Each kind of failure once, not every 15 seconds.
        if (message !== this.#state.error) console.warn(message);
        this.#state = { good: this.#state.good, error: message };
        this.#failedAt = now;
      },
    );
    const asking = attempt.finally(() => {
      this.#asking = undefined;
    });
    // Others wait for it too: it outlasts the request that began it.
    waitUntil(asking);
    return asking;
  }
}

/** What may be said of a failure to anybody: what the feed did, and nothing of our own. */
function publicMessage(error: unknown): string {
  if (error instanceof FeedError) return error.message;
  if (error instanceof UnexpectedResponseError) return `the feed's answer ${error.message}`;
  console.error(error);
  return 'the answer could not be understood';
}
