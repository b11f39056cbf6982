import { describe, expect, it, vi } from 'vitest';
import { FeedError, fetchFeed } from '../../../src/edge/league-feed/fetch-feed.ts';

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

describe('fetchFeed', () => {
  it('returns the JSON', async () => {
    expect(await fetchFrom(async () => new Response('{"matches":[]}'))).toEqual({ matches: [] });
  });

  it.for<[string, () => Promise<Response>, string]>([
    ['an error', async () => new Response('', { status: 503 }), 'the feed answered 503'],
    ['a page', async () => new Response('<html>'), 'the feed answered with something that is no JSON'],
    [
      'an answer that is announced to be too long',
      async () => new Response('{}', { headers: { 'Content-Length': '12000001' } }),
      'the feed answered with more than 12000000 bytes',
    ],
    [
      'an answer without end',
      async () => new Response(endless()),
      'the feed answered with more than 12000000 bytes',
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('secret address')),
      'the feed cannot be reached, or broke off',
    ],
    [
      'nothing in time',
      () => Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' })),
      'the feed took longer than 60 seconds',
    ],
  ])('says what it did of %s', async ([, answer, message]) => {
    const failure = await fetchFrom(answer).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FeedError);
    expect(failure).toHaveProperty('message', message);
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
});
