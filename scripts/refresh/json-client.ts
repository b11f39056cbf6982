import { Agent, type Dispatcher, fetch, interceptors } from 'undici';
import { messageOf, UserError } from '../../build/errors.ts';
import { parseEnvironment } from '../../src/edge/variables.ts';
import { FeedError, type FeedFetch, fetchJson } from '../../src/feed/fetch.ts';
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
  /** The origins that are asked in order, with spaces between them. A redirect leads to one of them, or is refused. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Attempts after the first. */
  readonly retries?: number;
  /** The delay before the second attempt; it doubles from one to the next. */
  readonly retryDelayMs?: number;
  /** How long a connection, the head of an answer, or its next piece may take. */
  readonly pauseMs?: number;
  /** How long an answer may take to its last byte, with all attempts. */
  readonly timeoutMs?: number;
  /** Cancels all requests; each then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Statuses of failures that may pass: too many requests, and the server's own. */
const temporaryStatuses = [408, 425, 429, 500, 502, 503, 504];

/** Failures that may pass, without an answer: of names, connections and timeouts. */
const temporaryErrors = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
];

const maxBytes = 32_000_000;
const maxDelayMs = 60_000;

/** Returns a client of a JSON service that waits longer after each failure, or as long as the service asks, up to a minute. */
export function jsonClient(options: JsonClientOptions): GetJson {
  const { origin, headers, timeoutMs = 300_000, signal } = options;
  const dispatcher = agentOf(options);
  const request: FeedFetch = (url, init) => fetch(url, { ...init, dispatcher });
  return async (path) => {
    signal?.throwIfAborted();
    const attempt = () => fetchJson(origin, path, { fetch: request, headers, timeoutMs, maxBytes, signal });
    try {
      // The agent retries what has not begun. An answer that broke off, or is no JSON, is requested once more.
      return await attempt().catch((error) => {
        if (signal?.aborted || statusOf(error) !== 200) throw error;
        return attempt();
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (statusOf(error) === 404) return undefined;
      throw new RequestError(`${origin}${path} gave no usable answer: ${reasonOf(error)}`);
    }
  };
}

/** Returns an agent that retries, and connects to the origins of a client alone. */
function agentOf({
  origin,
  retries = 4,
  retryDelayMs = 1000,
  pauseMs = 30_000,
}: JsonClientOptions): Dispatcher {
  const origins = new Set(origin.split(' ').map(originIn));
  const refuseOthers: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (request, handler) => {
    const asked = new URL(String(request.origin)).origin;
    if (!origins.has(asked))
      throw new FeedError(`redirects to ${asked}; expected one of ${[...origins].join(', ')}`);
    return dispatch(request, handler);
  };
  const agent = new Agent({ connect: { timeout: pauseMs }, headersTimeout: pauseMs, bodyTimeout: pauseMs });
  return agent.compose(
    refuseOthers,
    interceptors.retry({
      maxRetries: retries,
      minTimeout: retryDelayMs,
      maxTimeout: maxDelayMs,
      statusCodes: temporaryStatuses,
      errorCodes: temporaryErrors,
      // The last answer is returned, with its status.
      throwOnError: false,
    }),
  );
}

/** @throws {UserError} where a text is no address */
function originIn(text: string): string {
  if (!URL.canParse(text))
    throw new UserError(`'${text}' is no origin; expected one such as https://feed.example`);
  return new URL(text).origin;
}

const statusOf = (error: unknown) => (error instanceof FeedError ? error.status : undefined);

/** Says why nothing came. A request that got no answer has a cause of its own, which an operator can act on. */
function reasonOf(error: unknown): string {
  if (!(error instanceof FeedError)) return messageText(messageOf(error));
  const { problem, cause } = error;
  const detail = cause instanceof TypeError && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return messageText(`it ${problem}${detail}`);
}

/**
 * Returns the origins of a league's feed, with spaces between them: `FEED_ORIGIN` of the environment, or else that of the
 * league.
 *
 * @throws {UserError} if they are not valid, or the league has no feed
 */
export function feedOrigin({ feed }: Pick<League, 'feed'>): string {
  if (!feed) throw new UserError('league.json names no feed; edit the files of the dataset instead');
  const FEED_ORIGIN = process.env.FEED_ORIGIN || feed.origin;
  const { environment, faults } = parseEnvironment({ FEED_ENABLED: 'true', FEED_ORIGIN }, feed);
  if (!environment.feedOrigin) throw new UserError(faults.join('. '));
  return environment.feedOrigin;
}
