import { errorResponse } from './errors.ts';
import { type Quota, type RateLimiter, windowSeconds } from './rate-limiter.ts';

export interface LimitEnv {
  readonly RATE_LIMITER?: DurableObjectNamespace<RateLimiter>;
  /** Requests a client may make in a window. */
  readonly RATE_LIMIT?: string;
}

/** How long the limiter may take, in milliseconds: a request does not wait for it longer than this. */
const timeoutMs = 150;

/** Clients known to be over, and until when in Unix seconds: they are refused without asking. */
const refused = new Map<string, number>();
const maxRefused = 10_000;

/** Where a client stands that is known to be over its limit: no need to ask. */
export function cachedRefusal(client: string): Quota | undefined {
  const reset = refused.get(client);
  if (reset === undefined) return undefined;
  if (reset * 1000 > Date.now()) return { allowed: false, remaining: 0, reset };
  refused.delete(client);
  return undefined;
}

/**
 * Where a client stands, this request counted; undefined where the limiter fails or is too slow: the request then goes
 * through.
 *
 * @param cost 0 for requests that do not count
 */
export async function checkQuota(client: string, env: LimitEnv, cost: 0 | 1): Promise<Quota | undefined> {
  const quota = await ask(client, env, cost);
  if (quota && !quota.allowed) {
    if (refused.size >= maxRefused) refused.clear();
    refused.set(client, quota.reset);
  }
  return quota;
}

async function ask(client: string, env: LimitEnv, cost: 0 | 1): Promise<Quota | undefined> {
  const namespace = env.RATE_LIMITER;
  if (!namespace) return undefined;
  try {
    const tooSlow = scheduler.wait(timeoutMs).then(() => undefined);
    const answered = (async () => namespace.get(namespace.idFromName(client)).take(limitOf(env), cost))();
    // What comes after the patience is over may fail unheard.
    answered.catch(() => {});
    return await Promise.race([answered, tooSlow]);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function limitOf({ RATE_LIMIT }: LimitEnv): number {
  return Number(RATE_LIMIT ?? 300);
}

/** Tells the client where it stands: the fields in use, and those of the IETF draft (RateLimit header fields). */
export function setRateLimitHeaders(headers: Headers, env: LimitEnv, quota: Quota | undefined): void {
  const limit = limitOf(env);
  headers.set('X-RateLimit-Limit', String(limit));
  headers.set('RateLimit-Policy', `"client";q=${limit};w=${windowSeconds}`);
  if (!quota) return;
  headers.set('X-RateLimit-Remaining', String(quota.remaining));
  headers.set('X-RateLimit-Reset', String(quota.reset));
  headers.set('RateLimit', `"client";r=${quota.remaining};t=${secondsUntil(quota.reset)}`);
}

/** The answer to a client that is over its limit. */
export function tooManyRequests(env: LimitEnv, { reset }: Quota): Response {
  const wait = secondsUntil(reset);
  const response = errorResponse(
    429,
    `more than ${limitOf(env)} requests in an hour; try again in ${wait} seconds, or read the files below /data/v1, which have no limit`,
  );
  response.headers.set('Retry-After', String(wait));
  return response;
}

function secondsUntil(reset: number): number {
  return Math.min(windowSeconds, Math.max(1, Math.ceil(reset - Date.now() / 1000)));
}
