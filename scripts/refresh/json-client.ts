import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pLimit from 'p-limit';
import pRetry, { AbortError } from 'p-retry';
import { Agent, type Dispatcher, request } from 'undici';
import { messageOf, UserError } from '../../build/errors.ts';
import { messageText } from '../../src/feed/message-text.ts';

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
const redirectStatuses = [301, 302, 303, 307, 308];

const maxBytes = 32_000_000;
const maxRedirects = 3;
const maxDelayMs = 60_000;

/** How far a server's clock may be from ours: an `as_of` of the far future would make every later answer an old one. */
export const maxClockSkewMs = 24 * 60 * 60 * 1000;

/** As much of a client as reading the feed needs. */
export type FeedClient = Pick<JsonClient, 'get' | 'throwIfCancelled'>;

/** A client of a JSON service that asks a few things at a time, and waits longer after each failure. */
export class JsonClient {
  readonly #options;
  readonly #limit;
  /** Idle connections do not keep the process running. */
  readonly #agent = new Agent({ maxResponseSize: maxBytes });
  readonly #moves = new Set<string>();

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
            onFailure?.(path, messageText(error.message));
            if (retriesLeft > 0) await this.#waitAfter(error, attemptNumber);
          },
          ...(signal && { signal }),
        });
      } catch (error) {
        signal?.throwIfAborted();
        throw new UserError(`${origin}${path} gave no usable answer: ${messageText(messageOf(error))}`);
      }
    });
  }

  /** Throws the reason for which everything was cancelled, if it was. */
  throwIfCancelled(): void {
    this.#options.signal?.throwIfAborted();
  }

  /** Waits as long as the server asks, or the delay of the attempt where that is longer. */
  #waitAfter(error: Error, attemptNumber: number): Promise<void> {
    const { retryDelayMs, signal, sleep = setTimeout } = this.#options;
    const backOff = retryDelayMs * 2 ** (attemptNumber - 1) * (1 + Math.random());
    const retryAfterMs = error instanceof TemporaryError ? error.retryAfterMs : 0;
    return sleep(Math.min(maxDelayMs, Math.max(retryAfterMs, backOff)), undefined, signal && { signal });
  }

  async #attempt(path: string): Promise<JsonAnswer | undefined> {
    const { origin, timeoutMs, signal } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const answer = await this.#follow(origin + path, signal ? AbortSignal.any([signal, timeout]) : timeout);
    const { statusCode, headers, body } = answer;
    if (statusCode === 200) {
      const bytes = await decode(Buffer.from(await body.arrayBuffer()), headers['content-encoding']);
      // The decoder leaves out a byte order mark, which .NET may write.
      return { body: JSON.parse(new TextDecoder().decode(bytes)), date: dateOf(headers.date) };
    }
    await body.dump();
    if (statusCode === 404) return undefined;
    if (!temporaryStatuses.includes(statusCode)) throw new AbortError(`it answered ${statusCode}`);
    throw new TemporaryError(`it answered ${statusCode}`, retryAfterMs(headers['retry-after']));
  }

  /** Follows redirects, but never from https to http. */
  async #follow(url: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    let at = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const headers = { 'Accept-Encoding': 'gzip', ...this.#options.headers };
      const answer = await request(at, { headers, dispatcher: this.#agent, signal });
      if (!redirectStatuses.includes(answer.statusCode)) return answer;
      await answer.body.dump();
      const { location } = answer.headers;
      const target = typeof location === 'string' ? URL.parse(location, at) : null;
      if (target === null || !['https:', new URL(at).protocol].includes(target.protocol)) {
        throw new AbortError(`it redirects to '${location ?? ''}', which is not an https address`);
      }
      this.#reportMove(new URL(at).origin, target.origin);
      at = target.href;
    }
    throw new AbortError(`it redirects more than ${maxRedirects} times`);
  }

  #reportMove(from: string, to: string): void {
    const move = `${from} ${to}`;
    if (from === to || this.#moves.has(move)) return;
    this.#moves.add(move);
    this.#options.onRedirect?.(from, to);
  }
}

const gunzip = promisify(zlib.gunzip);

async function decode(bytes: Buffer, encoding: string | string[] | undefined): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gunzip(bytes, { maxOutputLength: maxBytes });
  throw new AbortError(`it is encoded as '${encoding}'; expected gzip`);
}

/** @throws {AbortError} if the server's clock is a day or more from ours: no `as_of` can be taken from it */
function dateOf(field: string | string[] | undefined): Date {
  const date = new Date(String(field));
  if (Number.isNaN(date.getTime())) return new Date();
  if (Math.abs(date.getTime() - Date.now()) > maxClockSkewMs) {
    throw new AbortError(`its Date is ${date.toISOString()}, more than a day from our clock`);
  }
  return date;
}

/** A failure that may pass, and how long the server asks to wait. */
class TemporaryError extends Error {
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Retry-After is in seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(field: string | string[] | undefined): number {
  if (typeof field !== 'string') return 0;
  const delayMs = /^\d+$/.test(field) ? Number(field) * 1000 : Date.parse(field) - Date.now();
  return Math.max(0, delayMs || 0);
}
