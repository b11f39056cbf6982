import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { windowSeconds } from '../../../src/edge/rate-limiter.ts';

const limiterOf = (client: string) => env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(client));

describe('the limiter', () => {
  it('of 1,000 requests at once allows exactly 300, and says how many remain', async () => {
    const limiter = limiterOf('thousand');
    const quotas = await Promise.all(Array.from({ length: 1000 }, () => limiter.take(300)));
    const allowed = quotas.filter(({ isAllowed }) => isAllowed);
    expect(allowed).toHaveLength(300);
    expect(allowed.map(({ remaining }) => remaining).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, index) => index),
    );
  });

  it('counts each client alone', async () => {
    const clients = Array.from({ length: 50 }, (_, index) => `client ${index}`);
    const quotas = await Promise.all(
      clients.flatMap((client) => Array.from({ length: 12 }, () => limiterOf(client).take(10))),
    );
    expect(quotas.filter(({ isAllowed }) => isAllowed)).toHaveLength(500);
  });

  it('ends a window on a whole second, at most an hour after the first request', async () => {
    const before = Date.now() / 1000;
    const { reset } = await limiterOf('window').take(300);
    expect(Number.isInteger(reset)).toBe(true);
    expect(reset).toBeGreaterThan(before + windowSeconds - 1);
    expect(reset).toBeLessThanOrEqual(Date.now() / 1000 + windowSeconds);
  });

  it('does not count a refused request', async () => {
    const limiter = limiterOf('refused');
    await limiter.take(1);
    for (let times = 0; times < 3; times++) expect((await limiter.take(1)).isAllowed).toBe(false);
    expect(await limiter.take(2)).toMatchObject({ isAllowed: true, remaining: 0 });
  });

  it('sets its alarm once in a window: each would be a write of storage', () =>
    runInDurableObject(limiterOf('alarm'), async (limiter, state) => {
      const setAlarm = vi.spyOn(state.storage, 'setAlarm');
      for (let times = 0; times < 3; times++) await limiter.take(300);
      expect(setAlarm).toHaveBeenCalledOnce();
    }));

  it('forgets a client after the window', async () => {
    const limiter = limiterOf('forgotten');
    const { reset } = await limiter.take(300);
    await runInDurableObject(limiter, async (_, state) => {
      expect(await state.storage.getAlarm()).toBe(reset * 1000);
      expect([...(await state.storage.list())]).toHaveLength(1);
    });
    expect(await runDurableObjectAlarm(limiter)).toBe(true);
    await runInDurableObject(limiter, async (_, state) => {
      expect([...(await state.storage.list())]).toHaveLength(0);
    });
    expect((await limiter.take(300)).remaining).toBe(299);
  });

  it('starts anew when a window is over and no alarm came', async () => {
    const limiter = limiterOf('no alarm');
    await limiter.take(5);
    await runInDurableObject(limiter, async (object, state) => {
      const ends = 1_800_000_000_000;
      vi.spyOn(Date, 'now').mockReturnValue(ends);
      state.storage.kv.put('window', { ends, used: 5 });
      expect(await object.take(5)).toMatchObject({ isAllowed: true, remaining: 4 });
    });
  });
});
