import type http from 'node:http';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type JsonClientOptions, jsonClient } from '../../../scripts/refresh/json-client.ts';
import { feedAdapter } from '../../../src/feed/adapters.ts';
import { type LocalServer, startServer } from '../../support/local-server.ts';
import { feed } from '../../support/second-league.ts';

const { headers } = feedAdapter({ feed });

let server: LocalServer;
let origin: string;
let requests: http.IncomingMessage[];
let respond: (response: http.ServerResponse, nth: number) => void;

beforeEach(async () => {
  requests = [];
  server = await startServer((request, response) => {
    requests.push(request);
    respond(response, requests.length);
  });
  ({ origin } = server);
});

afterEach(() => server.stop());

const send = (
  response: http.ServerResponse,
  status: number,
  body: string | Buffer = '{}',
  headers: http.OutgoingHttpHeaders = {},
) => response.writeHead(status, headers).end(body);

/** Gets one path. */
const get = (options: Partial<JsonClientOptions> = {}) =>
  jsonClient({ origin, headers, retries: 2, retryDelayMs: 1, ...options })('/a?b=c');

it('a request to the feed says what it accepts, who asks, and for which site', async () => {
  respond = (response) => send(response, 200);
  await get();
  expect(requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'accept-encoding': expect.stringContaining('gzip'),
    'user-agent': expect.stringContaining('soccer-data-service'),
    origin: expect.stringMatching(/^https:/),
    referer: expect.stringMatching(/^https:.*\/$/),
  });
});

it('a request to the feed ends when it is cancelled, and so do its delay and later ones', async () => {
  const cancel = new AbortController();
  respond = (response) => {
    send(response, 503, '', { 'Retry-After': '60' });
    response.on('finish', () => setImmediate(() => cancel.abort(new Error('cancelled'))));
  };
  const client = jsonClient({ origin, headers, signal: cancel.signal });
  await expect(client('/')).rejects.toThrow('cancelled');
  await expect(client('/')).rejects.toThrow('cancelled');
  expect(requests).toHaveLength(1);
});

it('an answer of the feed may be compressed, but does not expand without end', async () => {
  const compressed = (body: string | Buffer) => (response: http.ServerResponse) =>
    send(response, 200, zlib.gzipSync(body), { 'Content-Encoding': 'gzip' });
  respond = compressed('{"a":1}');
  expect(await get()).toEqual({ a: 1 });
  respond = compressed(Buffer.alloc(40_000_000));
  await expect(get({ retries: 0 })).rejects.toThrow('it answered with more than 32000000 bytes');
});

it('an answer of the feed is read where an origin that is named redirects to another', async () => {
  const other = origin.replace('127.0.0.1', 'localhost');
  respond = (response, nth) =>
    nth === 1 ? send(response, 308, '', { Location: `${other}/a?b=c` }) : send(response, 200, '{"a":1}');
  expect(await get({ origin: `${origin} ${other}` })).toEqual({ a: 1 });
  expect(requests.map(({ headers }) => headers.host)).toEqual(
    [origin, other].map((one) => new URL(one).host),
  );
});

it('a redirect to an origin that is not named is refused before it is asked', async () => {
  let isAsked = false;
  const inside = await startServer((_, response) => {
    isAsked = true;
    response.end('{}');
  });
  onTestFinished(() => inside.stop());
  respond = (response) => send(response, 302, '', { Location: `${inside.origin}/latest/meta-data` });
  await expect(get()).rejects.toThrow(
    `gave no usable answer: it redirects to ${inside.origin}; expected one of ${origin}`,
  );
  expect(isAsked).toBe(false);
  expect(requests).toHaveLength(1);
});

it('an origin that is no address is named', async () => {
  await expect(async () => get({ origin: 'feed' })).rejects.toThrow(
    "'feed' is no origin; expected one such as",
  );
});

it('an answer of the feed is undefined for 404', async () => {
  respond = (response) => send(response, 404);
  expect(await get()).toBeUndefined();
});

describe('a failure', () => {
  it.for([429, 500, 502, 503, 504])('with %i is retried', async (status) => {
    respond = (response, nth) => (nth < 3 ? send(response, status) : send(response, 200, '[]'));
    expect(await get()).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  it.for([
    ['1', 1000],
    ['0', 0],
    ['soon', 0],
    [new Date(0).toUTCString(), 0],
  ] as const)('with Retry-After %s is followed by that delay', async ([retryAfter, minDelayMs]) => {
    const times: number[] = [];
    respond = (response, nth) => {
      times.push(performance.now());
      if (nth === 1) send(response, 503, '', { 'Retry-After': retryAfter });
      else send(response, 200);
    };
    await get();
    // A timer may end a millisecond early.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(minDelayMs - 1);
  });

  it.for<[string, (response: http.ServerResponse) => unknown]>([
    ['no JSON', (response) => send(response, 200, '<html>')],
    [
      'a part of it',
      (response) => response.writeHead(200, { 'Content-Length': 10 }).write('{', () => response.destroy()),
    ],
    ['a beginning without an end', (response) => response.writeHead(200).write('{')],
  ])('to send more than %s is followed by one more request', async ([, fail]) => {
    respond = (response, nth) => {
      // The agent asks for the rest first, by a range, which this server does not give.
      if (requests.at(-1)?.headers.range !== undefined || nth === 1) fail(response);
      else send(response, 200, '{"a":1}');
    };
    expect(await get({ pauseMs: 300, retries: 20 })).toEqual({ a: 1 });
  });

  it('to begin an answer in time is retried', async () => {
    respond = (response, nth) => nth > 1 && send(response, 200);
    expect(await get({ pauseMs: 300, retries: 20 })).toEqual({});
    expect(requests.length).toBeGreaterThan(1);
  });

  it('to end an answer in time, with all attempts, is final', async () => {
    respond = (response) => response.writeHead(200).write('{');
    await expect(get({ timeoutMs: 300 })).rejects.toThrow('it took longer than 0.3 seconds');
  });

  it('with another status is final', async () => {
    respond = (response) => send(response, 403);
    await expect(get()).rejects.toThrow(/gave no usable answer: it answered 403$/);
    expect(requests).toHaveLength(1);
  });

  it('to connect says why', async () => {
    await server.stop();
    await expect(get({ retries: 0 })).rejects.toThrow(/it cannot be reached, or broke off: .*ECONNREFUSED/);
  });

  it('is final after the last attempt, and names the address', async () => {
    respond = (response) => send(response, 500);
    await expect(get()).rejects.toThrow(`${origin}/a?b=c gave no usable answer: it answered 500`);
    expect(requests).toHaveLength(3);
  });
});
