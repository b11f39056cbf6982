import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { limiterInMemory } from '../../src/edge/limiter-in-memory.ts';

const limiterOf = (network: string) => limiterInMemory(env.RATE_LIMITER).get(network);

it('a network of a hundred clients with a request each is counted as a hundred requests', async () => {
  const limiter = limiterOf('a hundred clients');
  const take = (client: number) => limiter.take(`client ${client}`, 300, 101, 30);
  const quotas = await Promise.all(Array.from({ length: 100 }, (_, client) => take(client)));
  expect(quotas.filter(({ isAllowed }) => isAllowed)).toHaveLength(100);
  expect(await take(0)).toMatchObject({ isAllowed: true, remaining: 0 });
  expect(await take(100)).toMatchObject({ isAllowed: false, isNetworkOver: true });
});

it('a client has its limit, however many requests come at once', async () => {
  const limiter = limiterOf('a thousand requests');
  const quotas = await Promise.all(Array.from({ length: 1000 }, () => limiter.take('a', 300, 300, 30)));
  const allowed = quotas.filter(({ isAllowed }) => isAllowed);
  expect(allowed.map(({ remaining }) => remaining)).toEqual(
    Array.from({ length: 300 }, (_, index) => 299 - index),
  );
});

it('a count that is stored holds after a restart, until the same second', async () => {
  const first = await limiterOf('restarted').take('a', 2, 3);
  expect(await limiterOf('restarted').take('a', 2, 3)).toEqual({ ...first, remaining: 0 });
  expect(await limiterOf('restarted').take('a', 2, 3)).toMatchObject({
    isAllowed: false,
    isNetworkOver: false,
  });
});

it('one request in n is stored, as n, so that most requests cost no call of the object', async () => {
  const draws = [0.5, 0.03, 0.99];
  vi.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 1);
  const limiter = limiterOf('a sample');
  for (let times = 0; times < 3; times++) await limiter.take('a', 300, 300, 30);
  const object = env.RATE_LIMITER.getByName('a sample');
  expect((await object.storedUsage()).usedBy).toEqual(new Map([['a', 30]]));
});

it('a window that has ended is followed by another, in which all is forgotten', async () => {
  const limiter = limiterOf('ended');
  const { reset } = await limiter.take('a', 2, 2, 1);
  vi.spyOn(Date, 'now').mockReturnValue(reset * 1000);
  expect(await limiter.take('a', 2, 2, 1)).toMatchObject({
    isAllowed: true,
    remaining: 1,
    reset: reset + 3600,
  });
});
