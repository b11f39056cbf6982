import { describe, expect, it, vi } from 'vitest';
import {
  FeedError,
  fetchAnswer,
  fetchFeed,
  publicMessage,
} from '../../../../src/edge/league-feed/fetch-feed.ts';
import { liveAdapter } from '../../../../src/feed/live-adapters.ts';

const url = 'https://feed.test/matches';
const headers = { 'User-Agent': 'a test' };

/** Asks a feed that answers as given. */
function fetchFrom(answer: () => Promise<Response>): Promise<unknown> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return fetchFeed(url, headers, 60_000);
}

const megabyte = new Uint8Array(1_000_000).fill(0x20);
const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(megabyte),
  });
const inPieces = (pieces: readonly Uint8Array[]) => async () =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
const announcing = (length: number) => ({ headers: { 'Content-Length': String(length) } });

describe('fetchFeed', () => {
  it('returns the JSON', async () => {
    expect(await fetchFrom(async () => new Response('{"matches":[]}'))).toEqual({ matches: [] });
    const pieces = ['{"matches"', ':', '[]}'].map((text) => new TextEncoder().encode(text));
    expect(await fetchFrom(inPieces(pieces))).toEqual({ matches: [] });
  });

  it('reads three million bytes', async () => {
    const number = new Uint8Array(megabyte).fill(0x37, 0, 1);
    expect(await fetchFrom(inPieces([number, ...Array<Uint8Array>(2).fill(megabyte)]))).toBe(7);
    expect(await fetchFrom(async () => new Response('{}', announcing(3_000_000)))).toEqual({});
  });

  const noJson = 'answered with something that is no JSON';
  const tooLong = 'answered with more than 3000000 bytes';

  it.for<[string, () => Promise<Response>, string]>([
    ['an error', async () => new Response('', { status: 503 }), 'answered 503'],
    ['an error without a body', async () => new Response(null, { status: 503 }), 'answered 503'],
    ['nothing', async () => new Response(null), noJson],
    ['a page', async () => new Response('<html>'), noJson],
    ['an announced length that is too long', async () => new Response('{}', announcing(3_000_001)), tooLong],
    ['a length without a body', async () => new Response(null, announcing(3_000_001)), tooLong],
    ['an answer without end', async () => new Response(endless()), tooLong],
    [
      'no connection',
      () => Promise.reject(new TypeError('secret address')),
      'cannot be reached, or broke off',
    ],
    [
      'nothing in time',
      () => Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' })),
      'took longer than 60 seconds',
    ],
  ])('says what the feed did: %s', async ([, answer, message]) => {
    const failure = await fetchFrom(answer).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FeedError);
    expect(failure).toHaveProperty('message', `the feed ${message}`);
  });

  describe('a redirect', () => {
    /** Asks a feed that redirects by these addresses, and answers at any other. */
    const follow = async (moves: Record<string, string>) => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
        const Location = moves[String(address)];
        return Location === undefined
          ? Response.json({ at: address })
          : new Response('moved', { status: 302, headers: { Location } });
      });
      const answer = await fetchFeed(url, headers, 60_000).catch(({ message }: Error) => message);
      for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ headers, redirect: 'manual' });
      return answer;
    };
    const chain = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          at === 0 ? url : `https://feed.test/${at}`,
          `https://feed.test/${at + 1}`,
        ]),
      );

    it('is followed three times, to another host and by a relative address too', async () => {
      expect(await follow({ [url]: 'https://moved.test/a', 'https://moved.test/a': '/b' })).toEqual({
        at: 'https://moved.test/b',
      });
      expect(await follow(chain(3))).toEqual({ at: 'https://feed.test/3' });
      expect(await follow(chain(4))).toBe('the feed redirects more than 3 times');
    });

    it.for(['http://feed.test/matches', 'file:///etc/passwd', 'data:,{}', ''])(
      'is not followed from https to %s',
      async (target) => {
        expect(await follow({ [url]: target })).toMatch(/redirects (to what is not|more than)/);
      },
    );
  });

  it('ends with the timeout', async () => {
    const ask = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_url, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          ),
      );
    await expect(fetchFeed(url, headers, 1)).rejects.toThrow('the feed took longer than 0.001 seconds');
    expect(ask).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ headers }));
  });

  it('leaves no timer, which would keep the object awake', async () => {
    const start = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    await fetchFrom(async () => new Response('{}'));
    const timers = start.mock.results.filter((_, index) => start.mock.calls[index]?.[1] === 60_000);
    expect(timers).toHaveLength(1);
    for (const { value } of timers) expect(clear).toHaveBeenCalledWith(value);
  });
});

describe('fetchAnswer', () => {
  const now = Date.parse('2026-05-01T20:00:00Z');
  const hour = 60 * 60 * 1000;
  const answerMadeAt = (ms: number) => {
    const apiCallRequestTime = new Date(ms).toISOString();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ apiCallRequestTime }));
    return fetchAnswer(liveAdapter(), url, now);
  };

  it.for([
    ['a moment ago', -1, -1],
    ['almost three hours ago', 1 - 3 * hour, 1 - 3 * hour],
    ['in the future, by a clock that is fast', hour, 0],
  ] as const)('says when an answer was made: %s', async ([, madeAt, expected]) => {
    expect((await answerMadeAt(now + madeAt)).answeredAt).toBe(now + expected);
  });

  it('throws where it was made three hours ago', async () => {
    await expect(answerMadeAt(now - 3 * hour)).rejects.toThrow(
      new FeedError('answered with what it had at 2026-05-01T17:00:00.000Z'),
    );
  });
});

it('the unpublished part of a failure is in the log', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('secret');
  expect(publicMessage(error)).not.toContain('secret');
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});
