import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Bindings } from '../../src/edge/env.ts';
import type { Quota } from '../../src/edge/rate-limiter.ts';
import { respond } from '../../src/edge/respond.ts';
import { context } from '../support/edge/ask.ts';
import { envWith } from '../support/edge/service.ts';

/** A request of a client, by the address the platform saw. */
function ask(
  address: string,
  {
    limit = '300',
    path = '/api/v1/seasons',
    method = 'GET',
    ...more
  }: Partial<{ limit: string; path: string; method: string } & Bindings> = {},
) {
  const request = new Request(`https://service.test${path}`, {
    method,
    headers: { 'CF-Connecting-IP': address },
  });
  return respond(request, envWith({ ...env, RATE_LIMIT: limit, ...more }), context.now);
}

/** Answers when the test is over. workerd reports an exception where what it waits for never settles. */
function untilTestEnds(): Promise<Quota> {
  const { promise, resolve } = Promise.withResolvers<Quota>();
  onTestFinished(() => resolve({ isAllowed: true, isNetworkOver: false, remaining: 0, reset: 0 }));
  return promise;
}

const refusal = (reset: number): Quota => ({
  isAllowed: false,
  isNetworkOver: false,
  remaining: 0,
  reset,
});

const limiter = (take: () => Promise<Quota>) =>
  ({ RATE_LIMITER: { idFromName: () => 'id', get: () => ({ take }) } }) as unknown as Partial<Bindings>;

describe('the limit', () => {
  // The limiter answers when it answers: on a busy machine that may be later than a request waits for it.
  beforeEach(() => void vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {})));

  it('is on every answer, and refuses when it is reached', async () => {
    const first = await ask('203.0.113.1', { limit: '2' });
    expect(first.headers.get('X-RateLimit-Limit')).toBe('2');
    expect(first.headers.get('X-RateLimit-Remaining')).toBe('1');
    const reset = first.headers.get('X-RateLimit-Reset');
    expect(first.headers.get('RateLimit-Policy')).toBe('"client";q=2;w=3600');
    expect(first.headers.get('RateLimit')).toMatch(/^"client";r=1;t=3\d{3}$/);

    const invalid = await ask('203.0.113.1', { limit: '2', path: '/api/v1/matches?limit=0' });
    expect([invalid.status, invalid.headers.get('X-RateLimit-Remaining')]).toEqual([400, '0']);

    for (let times = 0; times < 2; times++) {
      const refused = await ask('203.0.113.1', { limit: '2' });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('X-RateLimit-Reset')).toBe(reset);
      expect(refused.headers.get('Cache-Control')).toBe('no-store');
      expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(await refused.json()).toMatchObject({
        error: 'Too Many Requests',
        status: 429,
        message: expect.stringContaining('more than 2'),
      });
    }
  });

  it('counts the index like every answer, but neither OPTIONS nor what is not the API', async () => {
    await ask('203.0.113.2', { path: '/nowhere' });
    await ask('203.0.113.2', { method: 'OPTIONS' });
    const remaining = [];
    for (const path of ['/api', '/api/v1', '/api/v1/'])
      remaining.push((await ask('203.0.113.2', { path })).headers.get('X-RateLimit-Remaining'));
    expect(remaining).toEqual(['299', '298', '297']);
  });

  it('is twenty times as wide for unrelated clients that share an address', async () => {
    for (const address of ['', '2a06:98c0:3600::103']) {
      const { headers } = await ask(address);
      expect([headers.get('X-RateLimit-Limit'), headers.get('RateLimit-Policy')]).toEqual([
        '6000',
        '"client";q=6000;w=3600',
      ]);
    }
  });

  it('of a /48 of IPv6 is ten times that of a client, and its refusal costs no more calls', async () => {
    const statuses: number[] = [];
    for (let client = 0; client < 24; client++)
      statuses.push((await ask(`2001:db8:7:${client.toString(16)}::1`, { limit: '2' })).status);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    const take = vi.fn(() => Promise.reject(new Error('called')));
    const refused = await ask('2001:db8:7:ffff::1', { limit: '2', ...limiter(take) });
    expect(await refused.json()).toMatchObject({
      status: 429,
      message: expect.stringContaining('more than 20 requests from a /48 in an hour'),
    });
    expect(take).not.toHaveBeenCalled();
    expect((await ask('2001:db8:8::1', { limit: '2' })).status).toBe(200);
  });
});

describe('a refusal', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_400 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends in the second that Retry-After names', async () => {
    const reset = 1_800_000_060;
    const take = vi.fn(async () => refusal(reset));
    const refused = await ask('203.0.113.40', limiter(take));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    const ask60SecondsLater = async (ms: number) => {
      vi.setSystemTime(1_800_000_000_400 + ms);
      return (await ask('203.0.113.40', limiter(take))).status;
    };
    await ask60SecondsLater(59_599);
    expect(take).toHaveBeenCalledTimes(1);
    await ask60SecondsLater(59_600);
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('that comes after the timeout applies to the next request', async () => {
    const late = Promise.withResolvers<Quota>();
    const slow = limiter(() => late.promise);
    expect((await ask('203.0.113.41', slow)).status).toBe(200);
    late.resolve(refusal(1_800_003_600));
    // Whatever waits for it has it in the next turn.
    await new Promise((resolve) => setTimeout(resolve));
    // This one answers nothing: only what is remembered can refuse.
    const silent = limiter(untilTestEnds);
    expect((await ask('203.0.113.41', silent)).status).toBe(429);
  });
});

it('a limiter that fails by throwing lets requests pass', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = limiter(() => Promise.reject(new Error('down')));
  const { status, headers } = await ask('203.0.113.20', down);
  const quota = ['X-RateLimit-Limit', 'X-RateLimit-Remaining'].map((name) => headers.get(name));
  expect([status, ...quota]).toEqual([200, '300', null]);
  expect(logged).toHaveBeenCalledOnce();
});

it('a limiter that fails by being absent lets requests pass', async () => {
  const { RATE_LIMITER: _, ...without } = env;
  const request = new Request('https://service.test/api/v1/seasons');
  expect((await respond(request, envWith(without), context.now)).status).toBe(200);
});
