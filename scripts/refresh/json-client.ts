import { setTimeout } from 'node:timers/promises';
import pRetry from 'p-retry';
import { messageOf, UserError } from '../../build/errors.ts';
import { parseEnvironment } from '../../src/edge/variables.ts';
import { FeedError, fetchJson } from '../../src/feed/fetch.ts';
import { messageText } from '../../src/feed/parse-entries.ts';
import type { League } from '../../src/records/league-schema.ts';

/**
 * Fetches the JSON at a path; undefined where there is none (404).
 *
 * @throws {RequestError} if no attempt brought JSON
 */
export type GetJson = (path: string) => Promise<unknown>;

/** A request brought nothing to use. Others may, unlike after a cancellation. */
export class RequestError extends UserError {
  override name = 'RequestError';
}

export interface JsonClientOptions {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Attempts after the first. */
  readonly retries?: number;
  /** The delay before the second attempt; it doubles from one to the next, with jitter. */
  readonly retryDelayMs?: number;
  /** How long an answer may take to its last byte. */
  readonly timeoutMs?: number;
  /** Cancels all requests; each then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Receives each attempt that failed. */
  readonly onFailure?: (path: string, reason: string) => void;
  /** Receives each pair of origins between which a request was redirected, once. */
  readonly onRedirect?: (from: string, to: string) => void;
}

/** Statuses of failures that may pass: too many requests, and the server's own. */
const temporaryStatuses = [408, 425, 429, 500, 502, 503, 504];

const maxBytes = 32_000_000;
const maxDelayMs = 60_000;

/** Returns a client of a JSON service that waits longer after each failure, and as long as the service asks. */
export function jsonClient(options: JsonClientOptions): GetJson {
  const {
    origin,
    headers,
    retries = 4,
    retryDelayMs = 1000,
    timeoutMs = 30_000,
    signal,
    onFailure,
  } = options;
  const moves = new Set<string>();
  const onRedirect = (from: string, to: string) => {
    if (!moves.has(to)) options.onRedirect?.(from, to);
    moves.add(to);
  };
  return async (path) => {
    signal?.throwIfAborted();
    const fetchOnce = () => fetchJson(origin, path, { headers, timeoutMs, maxBytes, signal, onRedirect });
    try {
      return await pRetry(fetchOnce, {
        retries,
        minTimeout: retryDelayMs,
        maxTimeout: maxDelayMs,
        randomize: true,
        onFailedAttempt({ error }) {
          signal?.throwIfAborted();
          if (statusOf(error) !== 404) onFailure?.(path, reasonOf(error));
        },
        async shouldRetry({ error }) {
          const status = statusOf(error);
          if (status !== undefined && !temporaryStatuses.includes(status)) return false;
          await setTimeout(retryAfterMs(error), undefined, signal && { signal });
          return true;
        },
        ...(signal && { signal }),
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (statusOf(error) === 404) return undefined;
      throw new RequestError(`${origin}${path} gave no usable answer: ${reasonOf(error)}`);
    }
  };
}

const statusOf = (error: unknown) => (error instanceof FeedError ? error.answer?.status : undefined);

/** Says why an attempt failed. A request that got no answer has a cause of its own, which an operator can act on. */
function reasonOf(error: unknown): string {
  if (!(error instanceof FeedError)) return messageText(messageOf(error));
  const { problem, cause } = error;
  const detail = cause instanceof TypeError && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return messageText(`it ${problem}${detail}`);
}

/** Returns how long a server asks to wait: Retry-After is in seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(error: Error): number {
  const field = error instanceof FeedError ? error.answer?.headers.get('Retry-After') : undefined;
  if (!field) return 0;
  const delayMs = /^\d+$/.test(field) ? Number(field) * 1000 : Date.parse(field) - Date.now();
  return Math.min(maxDelayMs, Math.max(0, delayMs || 0));
}

/**
 * Returns the origins of a league's feed, with spaces between them: `FEED_ORIGIN` of the environment, or else that of the league.
 *
 * @throws {UserError} if they are none, or the league has no feed
 */
export function feedOrigin({ feed }: Pick<League, 'feed'>): string {
  if (!feed) throw new UserError('data/league.json names no feed; edit the files in data/ instead');
  const FEED_ORIGIN = process.env.FEED_ORIGIN || feed.origin;
  const { environment, faults } = parseEnvironment({ FEED_ENABLED: 'true', FEED_ORIGIN }, feed);
  if (!environment.feedOrigin) throw new UserError(faults.join('. '));
  return environment.feedOrigin;
}
