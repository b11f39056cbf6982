import { waitUntil } from 'cloudflare:workers';
import { LRUCache } from 'lru-cache';
import { rateLimitAnswer } from '../resources/error-answers.ts';
import type { Client } from './client.ts';
import { environmentOf, type Variables } from './environment.ts';
import { errorReply } from './errors.ts';
import type { HeaderFields } from './headers.ts';
import { type Quota, type RateLimiter, windowSeconds } from './rate-limiter.ts';
import type { Reply } from './reply.ts';

export interface LimitEnv extends Variables {
  readonly RATE_LIMITER?: DurableObjectNamespace<RateLimiter>;
}

/** The limiter's timeout: after it a request passes uncounted. */
const timeoutMs = 150;

/** How many times the limit a quota is that unrelated people share. */
const sharedQuotas = 20;

/**
 * How many times the limit the quota of a /48 is. Who has one can send from 65,536 addresses that each are a client. At 300
 * an hour, its 72,000 a day are fewer than the 100,000 requests of Durable Objects that the free plan has.
 */
const networkQuotas = 10;

/** Refusals by client or network, each true until its window ends: a refused client costs no call. */
const refusals = new LRUCache<string, Quota>({ max: 10_000 });

/** Returns the refusal of a client known to be over its limit. */
export function cachedRefusal({ key, network }: Client): Quota | undefined {
  return [refusals.get(network), refusals.get(key)].find(
    (refusal) => refusal && refusal.reset * 1000 > Date.now(),
  );
}

/**
 * Counts a request and returns the client's quota; undefined where the limiter fails or exceeds its timeout, and the
 * request passes. A refusal that comes later is cached for the client's next request.
 */
export async function checkQuota(client: Client, env: LimitEnv): Promise<Quota | undefined> {
  const namespace = env.RATE_LIMITER;
  if (!namespace) return undefined;
  try {
    const answered = take(namespace, client, env);
    // A late answer or failure concerns no request any more.
    waitUntil(answered.catch(() => undefined));
    return await Promise.race([answered, scheduler.wait(timeoutMs).then(() => undefined)]);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

async function take(
  namespace: DurableObjectNamespace<RateLimiter>,
  client: Client,
  env: LimitEnv,
): Promise<Quota> {
  const { key, network } = client;
  const limiter = namespace.get(namespace.idFromName(network));
  const quota = await limiter.take(key, limitOf(client, env), networkLimitOf(client, env));
  if (!quota.isAllowed) refusals.set(quota.isNetworkOver ? network : key, quota);
  return quota;
}

function limitOf({ isShared }: Client, env: LimitEnv): number {
  const { rateLimit } = environmentOf(env);
  return isShared ? rateLimit * sharedQuotas : rateLimit;
}

function networkLimitOf(client: Client, env: LimitEnv): number {
  const limit = limitOf(client, env);
  return client.network === client.key ? limit : limit * networkQuotas;
}

/** Returns the rate-limit fields: the common ones, and those of the IETF draft (RateLimit header fields for HTTP). */
export function rateLimitHeaders(client: Client, env: LimitEnv, quota: Quota | undefined): HeaderFields {
  const limit = limitOf(client, env);
  const limitFields = {
    'X-RateLimit-Limit': String(limit),
    'RateLimit-Policy': `"client";q=${limit};w=${windowSeconds}`,
  };
  if (!quota) return limitFields;
  return {
    ...limitFields,
    'X-RateLimit-Remaining': String(quota.remaining),
    'X-RateLimit-Reset': String(quota.reset),
    RateLimit: `"client";r=${quota.remaining};t=${secondsUntil(quota.reset)}`,
  };
}

/** Returns the refusal of a client that is over its limit, or whose network is. */
export function tooManyRequests(client: Client, env: LimitEnv, { isNetworkOver, reset }: Quota): Reply {
  const retryAfterSeconds = secondsUntil(reset);
  const isOfSite = isNetworkOver && client.network !== client.key;
  const limit = isOfSite
    ? `${networkLimitOf(client, env)} requests from a /48`
    : `${limitOf(client, env)} requests`;
  const answer = rateLimitAnswer(limit, retryAfterSeconds);
  return errorReply(answer, { 'Retry-After': String(retryAfterSeconds) });
}

function secondsUntil(reset: number): number {
  return Math.max(1, Math.ceil(reset - Date.now() / 1000));
}
