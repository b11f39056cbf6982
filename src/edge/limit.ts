import { errorResponse } from './errors.ts';
import { type RateLimiter, type Standing, windowSeconds } from './rate-limiter.ts';

export interface LimitEnv {
  readonly RATE_LIMITER?: DurableObjectNamespace<RateLimiter>;
  /** Requests a client may make in a window. */
  readonly RATE_LIMIT?: string;
}

/** How long the limiter may take, in milliseconds: a request does not wait for it longer than this. */
const patience = 150;

/** Clients known to be over, and until when in Unix seconds: they are refused without asking. */
const refused = new Map<string, number>();
const mostRefused = 10_000;

/** Where a client stands that is known to be over its limit: no need to ask. */
export function knownToBeOver(client: string): Standing | undefined {
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
export async function standingOf(client: string, env: LimitEnv, cost: 0 | 1): Promise<Standing | undefined> {
  const standing = await ask(client, env, cost);
  if (standing && !standing.allowed) {
    if (refused.size >= mostRefused) refused.clear();
    refused.set(client, standing.reset);
  }
  return standing;
}

async function ask(client: string, env: LimitEnv, cost: 0 | 1): Promise<Standing | undefined> {
  const namespace = env.RATE_LIMITER;
  if (!namespace) return undefined;
  try {
    const tooSlow = scheduler.wait(patience).then(() => undefined);
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
export function tellStanding(headers: Headers, env: LimitEnv, standing: Standing | undefined): void {
  const limit = limitOf(env);
  headers.set('X-RateLimit-Limit', String(limit));
  headers.set('RateLimit-Policy', `"client";q=${limit};w=${windowSeconds}`);
  if (!standing) return;
  headers.set('X-RateLimit-Remaining', String(standing.remaining));
  headers.set('X-RateLimit-Reset', String(standing.reset));
  headers.set('RateLimit', `"client";r=${standing.remaining};t=${secondsUntil(standing.reset)}`);
}

/** The answer to a client that is over its limit. */
export function tooManyRequests(env: LimitEnv, { reset }: Standing): Response {
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
