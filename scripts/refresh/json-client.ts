import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry, { AbortError } from 'p-retry';
import { messageOf, UserError } from '../../build/errors.ts';
import { FeedError, fetchJson } from '../../src/feed/fetch-json.ts';
import { messageText } from '../../src/feed/parse-entries.ts';
import type { League } from '../../src/records/league-schema.ts';

/** An answer, and when its origin made it by its own clock. */
export interface JsonAnswer {
  readonly body: unknown;
  readonly date: Date;
}

export interface JsonClientOptions {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many requests run at the same time. */
  readonly concurrency?: number;
  /** Attempts after the first. */
  readonly retries?: number;
  /** The delay before the second attempt; it doubles from one to the next, with jitter. */
  readonly retryDelayMs?: number;
  /** How long an answer may take to its last byte. */
  readonly timeoutMs?: number;
  /** Cancels everything that is running or queued. */
  readonly signal?: AbortSignal | undefined;
  /** Receives each attempt that failed. */
  readonly onFailure?: (path: string, reason: string) => void;
  /** Receives each pair of origins between which a request was redirected, once. */
  readonly onRedirect?: (from: string, to: string) => void;
  /** Replaces the waiting, in tests. */
  readonly sleep?: (delayMs: number, value?: undefined, options?: { signal: AbortSignal }) => Promise<void>;
}

/** Statuses of failures that may pass: too many requests, and the server's own. */
const temporaryStatuses = [408, 425, 429, 500, 502, 503, 504];

const maxBytes = 32_000_000;
const maxDelayMs = 60_000;

/** How far a server's clock may be from ours: an `as_of` of the far future would make every later answer an old one. */
export const maxClockSkewMs = 24 * 60 * 60 * 1000;

/** As much of a client as reading the feed needs. */
export type FeedClient = Pick<JsonClient, 'get' | 'throwIfCancelled'>;

/** A client of a JSON service that asks a few things at a time, and waits longer after each failure. */
export class JsonClient {
  readonly #options;
  readonly #limit;
  readonly #moves = new Set<string>();
  #requests = 0;

  constructor(options: JsonClientOptions) {
    this.#options = { concurrency: 3, retries: 4, retryDelayMs: 1000, timeoutMs: 30_000, ...options };
    this.#limit = pLimit(this.#options.concurrency);
  }

  /**
   * Returns the answer at a path, or undefined where there is none (404).
   *
   * @param isStillWanted called when the request's turn has come; where it returns false, the answer is undefined
   * @throws {UserError} if no attempt brought JSON
   */
  async get(path: string, isStillWanted: () => boolean = () => true): Promise<JsonAnswer | undefined> {
    const { origin, retries, signal, onFailure } = this.#options;
    return this.#limit(async () => {
      signal?.throwIfAborted();
      if (!isStillWanted()) return undefined;
      try {
        return await pRetry(() => this.#attempt(path), {
          retries,
          // The one delay is ours, below: p-retry would add its own to what Retry-After asks.
          minTimeout: 0,
          onFailedAttempt: async ({ error, attemptNumber, retriesLeft }) => {
            // What was cancelled has not failed.
            signal?.throwIfAborted();
            onFailure?.(path, reasonOf(error));
            if (retriesLeft > 0) await this.#waitAfter(error, attemptNumber);
          },
          ...(signal && { signal }),
        });
      } catch (error) {
        signal?.throwIfAborted();
        throw new UserError(`${origin}${path} gave no usable answer: ${reasonOf(error)}`);
      }
    });
  }

  /** How many requests were made, each attempt counted. */
  get requests(): number {
    return this.#requests;
  }

  /** Throws the reason for which everything was cancelled, if it was. */
  throwIfCancelled(): void {
    this.#options.signal?.throwIfAborted();
  }

  /** Waits as long as the server asks, or the delay of the attempt where that is longer. */
  #waitAfter(error: Error, attemptNumber: number): Promise<void> {
    const { retryDelayMs, signal, sleep = setTimeout } = this.#options;
    const backOff = retryDelayMs * 2 ** (attemptNumber - 1) * (1 + Math.random());
    const delayMs = Math.min(maxDelayMs, Math.max(retryAfterMs(error), backOff));
    return sleep(delayMs, undefined, signal && { signal });
  }

  async #attempt(path: string): Promise<JsonAnswer | undefined> {
    const { origin, headers, timeoutMs, signal } = this.#options;
    this.#requests += 1;
    const onRedirect = (from: URL, to: URL) => this.#reportMove(from.origin, to.origin);
    try {
      const answer = await fetchJson(origin + path, { headers, timeoutMs, maxBytes, signal, onRedirect });
      return { body: answer.body, date: dateOf(answer.headers.get('Date')) };
    } catch (error) {
      const status = error instanceof FeedError ? error.answer?.status : undefined;
      if (status === 404) return undefined;
      if (status === undefined || temporaryStatuses.includes(status)) throw error;
      throw new AbortError(reasonOf(error));
    }
  }

  #reportMove(from: string, to: string): void {
    const move = `${from} ${to}`;
    if (from === to || this.#moves.has(move)) return;
    this.#moves.add(move);
    this.#options.onRedirect?.(from, to);
  }
}

/** Says why an attempt failed. A request that got no answer has a cause of its own, which an operator can act on. */
function reasonOf(error: unknown): string {
  if (!(error instanceof FeedError)) return messageText(messageOf(error));
  const { problem, cause } = error;
  const detail = cause instanceof TypeError && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return messageText(`it ${problem}${detail}`);
}

/** @throws {AbortError} if the server's clock is a day or more from ours: no `as_of` can be taken from it */
function dateOf(field: string | null): Date {
  const date = new Date(String(field));
  if (Number.isNaN(date.getTime())) return new Date();
  if (Math.abs(date.getTime() - Date.now()) > maxClockSkewMs) {
    throw new AbortError(`its Date is ${date.toISOString()}, more than a day from our clock`);
  }
  return date;
}

/** Returns how long a server asks to wait: Retry-After is in seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(error: Error): number {
  const field = error instanceof FeedError ? error.answer?.headers.get('Retry-After') : undefined;
  if (!field) return 0;
  const delayMs = /^\d+$/.test(field) ? Number(field) * 1000 : Date.parse(field) - Date.now();
  return Math.max(0, delayMs || 0);
}

/**
 * Returns the origin of a league's feed: `FEED_ORIGIN` of the environment, or else that of the league.
 *
 * @throws {UserError} if that is not an origin, or the league has no feed
 */
export function feedOrigin({ feed }: Pick<League, 'feed'>): string {
  if (!feed) throw new UserError('data/league.json names no feed; edit the files in data/ instead');
  const text = process.env.FEED_ORIGIN || feed.origin;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) {
    throw new UserError(`FEED_ORIGIN is '${text}'; expected an origin such as https://feed.example`);
  }
  return new URL(text).origin;
}
