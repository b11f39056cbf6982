import { waitUntil } from 'cloudflare:workers';
import { rateLimitAnswer } from '../resources/error-answers.ts';
import type { Env } from './env.ts';
import { type Quota, type RateLimiter, windowSeconds } from './rate-limiter.ts';
import { errorReply, type HeaderFields, type Reply, toResponse } from './reply.ts';

/** Who asks, as far as the limiter is concerned. */
interface Client {
  /** Names the client's quota. */
  readonly key: string;
  /** Names the quota of the clients of one owner: of IPv6 the /48, else the client alone. */
  readonly network: string;
  /** Whether unrelated people share the key. */
  readonly isShared: boolean;
}

const unknown = 'unknown';

/** How many bits of an IPv6 address name a client, such as a household or a server, and how many the site it is of. */
const clientBits = 64;
const siteBits = 48;

/**
 * The address the platform gives for a request of another customer's Worker:
 * https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip-in-worker-subrequests
 */
const otherWorkers = namesOf('2a06:98c0:3600::103').key;

/**
 * Returns the client that sent a request, by the address that the platform saw, since clients can set header fields.
 * Addresses of one IPv6 network are one client.
 */
export function clientOf(request: Request): Client {
  const { key, network } = namesOf(request.headers.get('CF-Connecting-IP'));
  const isShared = key === unknown || key === otherWorkers;
  return { key, network: isShared ? key : network, isShared };
}

function namesOf(address: string | null): Pick<Client, 'key' | 'network'> {
  const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/.exec(address ?? '')?.[0];
  if (ipv4) return { key: ipv4, network: ipv4 };
  const groups = /^[\da-f:.]+$/i.test(address ?? '') && groupsOf(`${address}`);
  if (!groups) return { key: unknown, network: unknown };
  const hex = groups.join('');
  // An IPv4 address written as IPv6 is the same client.
  const mapped = /^0{20}f{4}(.{8})$/.exec(hex)?.[1];
  if (mapped) return namesOf(Uint8Array.fromHex(mapped).join('.'));
  const prefix = (bits: number) => `${hex.slice(0, bits / 4)}/${bits}`;
  return { key: prefix(clientBits), network: prefix(siteBits) };
}

/** Returns the eight groups of an IPv6 address, of four digits each; undefined where it is none. */
function groupsOf(address: string): string[] | undefined {
  // A URL has the address in its shortest form, without the brackets: `2001:db8::1`.
  const shortest = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  const [head = [], tail = []] = shortest?.split('::').map((half) => half.split(':').filter(Boolean)) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '');
  return shortest === undefined
    ? undefined
    : [...head, ...zeros, ...tail].map((group) => group.padStart(4, '0'));
}

/** The limiter's timeout: after it a request passes uncounted. */
const timeoutMs = 150;

/** The quota that unrelated people share, in times the limit of a client. */
const sharedQuotas = 20;

/**
 * The quota of an IPv6 network (/48), in times the limit of a client. Such a network has 65,536 /64 networks, and each
 * counts as a client. At 300 an hour the quota is 72,000 requests a day. The free plan has 100,000 requests of Durable
 * Objects.
 */
const networkQuotas = 10;

/** Refusals by client or network, each true until its window ends: a refused client costs no call. */
const refusals = new Map<string, Quota>();
const maxRefusals = 10_000;

/** Returns the refusal of a client known to be over its limit. */
function cachedRefusal({ key, network }: Client): Quota | undefined {
  return [refusals.get(network), refusals.get(key)].find(
    (refusal) => refusal && refusal.reset * 1000 > Date.now(),
  );
}

/**
 * Counts a request and returns the client's quota. If the limiter fails or exceeds its timeout, it is undefined and the
 * request passes. A refusal that comes later is cached for the client's next request.
 */
async function checkQuota(client: Client, env: Env): Promise<Quota | undefined> {
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
  env: Env,
): Promise<Quota> {
  const { key, network } = client;
  const limiter = namespace.get(namespace.idFromName(network));
  const quota = await limiter.take(
    key,
    limitOf(client, env),
    networkLimitOf(client, env),
    env.rateLimitSample,
  );
  if (!quota.isAllowed) {
    if (refusals.size >= maxRefusals) refusals.clear();
    refusals.set(quota.isNetworkOver ? network : key, quota);
  }
  return quota;
}

function limitOf({ isShared }: Client, { rateLimit }: Env): number {
  return isShared ? rateLimit * sharedQuotas : rateLimit;
}

function networkLimitOf(client: Client, env: Env): number {
  const limit = limitOf(client, env);
  return client.network === client.key ? limit : limit * networkQuotas;
}

/** Returns the rate-limit fields: the common ones, and those of the IETF draft (RateLimit header fields for HTTP). */
function rateLimitHeaders(client: Client, env: Env, quota: Quota | undefined): HeaderFields {
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
function tooManyRequests(client: Client, env: Env, { isNetworkOver, reset }: Quota): Reply {
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

/** Responds with a reply within the client's limit, which is checked while the reply is made. */
export async function respondWithinLimit(
  request: Request,
  env: Env,
  reply: () => Reply | Promise<Reply>,
): Promise<Response> {
  const client = clientOf(request);
  const refusal = cachedRefusal(client);
  if (refusal) {
    return toResponse(tooManyRequests(client, env, refusal), rateLimitHeaders(client, env, refusal));
  }
  const [quota, answered] = await Promise.all([checkQuota(client, env), reply()]);
  const allowed = quota && !quota.isAllowed ? tooManyRequests(client, env, quota) : answered;
  return toResponse(allowed, rateLimitHeaders(client, env, quota), request.headers);
}
