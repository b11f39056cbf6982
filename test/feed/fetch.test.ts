import { expect, it, vi } from 'vitest';
import { FeedError, type FeedFetch, fetchJson } from '../../src/feed/fetch.ts';

const origin = 'https://feed.test';
const path = '/matches';
const url = origin + path;
const options = { headers: { 'User-Agent': 'a test' }, timeoutMs: 60_000, maxBytes: 3_000_000 };

/** Asks a feed that answers as given. */
const fetchFrom = (answer: () => Promise<Response>): Promise<unknown> =>
  fetchJson(origin, path, { ...options, fetch: answer });

const megabyte = new Uint8Array(1_000_000).fill(0x20);
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

it('fetchJson returns the JSON, in whatever pieces it comes', async () => {
  expect(await fetchFrom(async () => new Response('\ufeff{"matches":[]}'))).toEqual({ matches: [] });
  const pieces = ['{"matches"', ':', '[]}'].map((text) => new TextEncoder().encode(text));
  expect(await fetchFrom(inPieces(pieces))).toEqual({ matches: [] });
});

it('fetchJson reads as many bytes as it may', async () => {
  const number = new Uint8Array(megabyte).fill(0x37, 0, 1);
  expect(await fetchFrom(inPieces([number, ...Array<Uint8Array>(2).fill(megabyte)]))).toBe(7);
  expect(await fetchFrom(async () => new Response('{}', announcing(3_000_000)))).toEqual({});
});

const noJson = 'answered with something that is no JSON';
const tooLong = 'answered with more than 3000000 bytes';
const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(megabyte) });

it.for<[string, () => Promise<Response>, string]>([
  ['an error', async () => new Response('', { status: 503 }), 'answered 503'],
  ['an error without a body', async () => new Response(null, { status: 503 }), 'answered 503'],
  ['nothing', async () => new Response(null), noJson],
  ['a page', async () => new Response('<html>'), noJson],
  ['an announced length that is too long', async () => new Response('{}', announcing(3_000_001)), tooLong],
  ['a length without a body', async () => new Response(null, announcing(3_000_001)), tooLong],
  ['an answer without end', async () => new Response(endless()), tooLong],
  ['no connection', () => Promise.reject(new TypeError('secret address')), 'cannot be reached, or broke off'],
])('fetchJson says what the feed did when it gives %s', async ([, answer, message]) => {
  const failure = await fetchFrom(answer).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FeedError);
  expect(failure).toHaveProperty('message', `the feed ${message}`);
});

it.for([
  ['answers, and nobody else is asked', { first: 200 }, ['first'], 'first'],
  ['fails, and the next answers', { first: 500, second: 200 }, ['first', 'second'], 'second'],
  ['lacks it, as does the next', { first: 404, second: 404 }, ['first', 'second'], 'the feed answered 404'],
  ['lacks it, and the next fails', { first: 404, second: 500 }, ['first', 'second'], 'the feed answered 404'],
  ['fails, and so does the next', { first: 503, second: 500 }, ['first', 'second'], 'the feed answered 500'],
] as const)('fetchJson asks origins in order: the first %s', async ([, statuses, asked, result]) => {
  const hosts: string[] = [];
  const fetch = async (address: string) => {
    const { hostname } = new URL(address);
    hosts.push(hostname);
    return Response.json(hostname, {
      status: new Map<string, number>(Object.entries(statuses)).get(hostname) ?? 500,
    });
  };
  const answer = await fetchJson('https://first https://second', path, { ...options, fetch }).catch(
    ({ message }) => message,
  );
  expect(answer).toBe(result);
  expect(hosts).toEqual(asked);
});

it('fetchJson ends with its timeout, or when it is cancelled', async () => {
  const fetch = vi.fn<FeedFetch>(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await expect(fetchJson(origin, path, { ...options, fetch, timeoutMs: 1 })).rejects.toThrow(
    'the feed took longer than 0.001 seconds',
  );
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ headers: options.headers }));
  const cancel = new AbortController();
  const cancelled = fetchJson(origin, path, { ...options, fetch, signal: cancel.signal });
  cancel.abort(new Error('cancelled'));
  await expect(cancelled).rejects.toThrow(FeedError);
});

it('fetchJson leaves no timer, which would keep a Durable Object awake', async () => {
  const start = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  await fetchFrom(async () => new Response('{}'));
  const timers = start.mock.results.filter((_, index) => start.mock.calls[index]?.[1] === 60_000);
  expect(timers).toHaveLength(1);
  for (const { value } of timers) expect(clear).toHaveBeenCalledWith(value);
});

it.for([
  ['https://feed.test/a', {}],
  ['https://moved.test/a', {}],
  ['http://feed.test/matches', 'the feed redirects to what is not an https address'],
] as const)('fetchJson uses no answer of an address without https: %s', async ([address, result]) => {
  const response = Object.defineProperty(Response.json({}), 'url', { value: address });
  expect(await fetchFrom(async () => response).catch(({ message }) => message)).toEqual(result);
});

it('fetchJson reads as many objects and lists as a season has, and no more', async () => {
  const answerOf = (count: number) => async () => new Response(`[${'{},'.repeat(count - 2)}{}]`);
  expect(await fetchFrom(answerOf(100_000))).toHaveLength(99_999);
  await expect(fetchFrom(answerOf(100_001))).rejects.toThrow(
    'the feed answered with more than 100000 objects and lists',
  );
});
