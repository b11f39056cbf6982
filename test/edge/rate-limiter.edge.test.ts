import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { RateLimiter, windowSeconds } from '../../src/edge/rate-limiter.ts';

const limiterOf = (network: string) => env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(network));

describe('the limiter', () => {
  it('of 1,000 requests at once allows exactly 300, and says how many remain', async () => {
    const limiter = limiterOf('thousand');
    const quotas = await Promise.all(Array.from({ length: 1000 }, () => limiter.take('a', 300, 300)));
    const allowed = quotas.filter(({ isAllowed }) => isAllowed);
    expect(allowed).toHaveLength(300);
    expect(allowed.map(({ remaining }) => remaining).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, index) => index),
    );
  });

  it('ends a window on a whole second, at most an hour after the first request', async () => {
    const before = Date.now() / 1000;
    const { reset } = await limiterOf('window').take('a', 300, 300);
    expect(Number.isInteger(reset)).toBe(true);
    expect(reset).toBeGreaterThan(before + windowSeconds - 1);
    expect(reset).toBeLessThanOrEqual(Date.now() / 1000 + windowSeconds);
  });

  it('does not count a refused request', async () => {
    const limiter = limiterOf('refused');
    await limiter.take('a', 1, 1);
    for (let times = 0; times < 3; times++) expect((await limiter.take('a', 1, 1)).isAllowed).toBe(false);
    expect(await limiter.take('a', 2, 2)).toMatchObject({ isAllowed: true, remaining: 0 });
  });

  it('sets its alarm once in a window: each would be a write of storage', () =>
    runInDurableObject(limiterOf('alarm'), async (limiter, state) => {
      const setAlarm = vi.spyOn(state.storage, 'setAlarm');
      for (let times = 0; times < 3; times++) await limiter.take('a', 300, 300);
      expect(setAlarm).toHaveBeenCalledOnce();
    }));

  it('stores one in n of the requests as n, and counts exactly until it is evicted', async () => {
    const limiter = limiterOf('sample');
    let remaining = 0;
    for (let times = 0; times < 600; times++) ({ remaining } = await limiter.take('a', 1000, 1000, 10));
    expect(remaining).toBe(400);
    await runInDurableObject(limiter, async (_, state) => {
      const [stored] = (await state.storage.list<{ used: number }>()).values();
      // Six standard deviations of 600 draws, each a tenth.
      expect(Math.abs(Number(stored?.used) - 600)).toBeLessThan(450);
      expect(Number(stored?.used) % 10).toBe(0);
    });
  });

  it.for(['in memory', 'evicted'])(
    'starts anew when a window is over and no alarm came: %s',
    async (place) => {
      const limiter = limiterOf(`no alarm ${place}`);
      const { reset } = await limiter.take('a', 5, 5);
      await runInDurableObject(limiter, async (object, state) => {
        vi.spyOn(Date, 'now').mockReturnValue(reset * 1000);
        const reader = place === 'evicted' ? new RateLimiter(state, env) : object;
        expect(await reader.take('b', 5, 5)).toMatchObject({ isAllowed: true, remaining: 4 });
        vi.restoreAllMocks();
      });
    },
  );

  it('counts on after it was evicted from memory', async () => {
    const limiter = limiterOf('evicted');
    for (const client of ['a', 'a', 'b']) await limiter.take(client, 3, 5);
    await runInDurableObject(limiter, async (_, state) => {
      const object = new RateLimiter(state, env);
      expect(await object.take('a', 3, 5)).toMatchObject({ isAllowed: true, remaining: 0 });
      expect(await object.take('b', 3, 5)).toMatchObject({ isAllowed: true, remaining: 0 });
      expect(await object.take('b', 3, 5)).toMatchObject({ isAllowed: false, isNetworkOver: true });
    });
  });
});

it('a network has a limit of its own, however many clients share it', async () => {
  const limiter = limiterOf('a site');
  const clients = Array.from({ length: 200 }, (_, index) => `client ${index}`);
  const quotas = await Promise.all(
    clients.flatMap((client) => [1, 2].map(() => limiter.take(client, 10, 300))),
  );
  expect(quotas.filter(({ isAllowed }) => isAllowed)).toHaveLength(300);
  expect(quotas.at(-1)).toMatchObject({ isAllowed: false, isNetworkOver: true, remaining: 0 });
});

it('a network has requests left when a client of it has none', async () => {
  const limiter = limiterOf('another site');
  await limiter.take('a', 1, 10);
  expect(await limiter.take('a', 1, 10)).toMatchObject({ isAllowed: false, isNetworkOver: false });
  expect(await limiter.take('b', 1, 10)).toMatchObject({ isAllowed: true, remaining: 0 });
});

it('a network leaves a client no more requests than it has left itself', async () => {
  const limiter = limiterOf('a site at its end');
  for (const client of ['a', 'b', 'c']) await limiter.take(client, 10, 5);
  expect(await limiter.take('d', 10, 5)).toMatchObject({ isAllowed: true, remaining: 1 });
});

it('a network costs a write of one row a request', () =>
  runInDurableObject(limiterOf('rows'), async (limiter, state) => {
    const put = vi.spyOn(state.storage.kv, 'put');
    const { reset } = await limiter.take('a', 10, 100);
    for (const client of ['b', 'a', 'c']) await limiter.take(client, 10, 100);
    expect(put).toHaveBeenCalledTimes(4);
    expect(await state.storage.getAlarm()).toBe(reset * 1000);
    expect([...state.storage.kv.list()]).toHaveLength(3);
    await limiter.alarm();
    expect([...state.storage.kv.list()]).toEqual([]);
    expect(await limiter.take('a', 10, 100)).toMatchObject({ remaining: 9 });
  }));
