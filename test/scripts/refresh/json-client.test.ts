import type http from 'node:http';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** Gets one path; returns the answer, the failures and the moves that were reported. */
async function get(options: Partial<JsonClientOptions> = {}) {
  const [failures, moves]: [string[], string[][]] = [[], []];
  const onFailure = (_: string, reason: string) => failures.push(reason);
  const onRedirect = (from: string, to: string) => moves.push([from, to]);
  const client = jsonClient({
    origin,
    headers,
    retries: 2,
    retryDelayMs: 1,
    onFailure,
    onRedirect,
    ...options,
  });
  return { answer: await client('/a?b=c'), failures, moves };
}

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
  respond = (response) => send(response, 503, '', { 'Retry-After': '60' });
  const onFailure = () => setImmediate(() => cancel.abort(new Error('cancelled')));
  const client = jsonClient({ origin, headers, signal: cancel.signal, onFailure });
  await expect(client('/')).rejects.toThrow('cancelled');
  await expect(client('/')).rejects.toThrow('cancelled');
  expect(requests).toHaveLength(1);
});

it('an answer of the feed may be compressed, but does not expand without end', async () => {
  const compressed = (body: string | Buffer) => (response: http.ServerResponse) =>
    send(response, 200, zlib.gzipSync(body), { 'Content-Encoding': 'gzip' });
  respond = compressed('{"a":1}');
  expect((await get()).answer).toEqual({ a: 1 });
  respond = compressed(Buffer.alloc(40_000_000));
  await expect(get({ retries: 0 })).rejects.toThrow('it answered with more than 32000000 bytes');
});

it('an answer of the feed may be at another origin, which is reported', async () => {
  const other = origin.replace('127.0.0.1', 'localhost');
  respond = (response, nth) =>
    nth === 1 ? send(response, 308, '', { Location: `${other}/a?b=c` }) : send(response, 200);
  expect((await get()).moves).toEqual([[origin, other]]);
});

it('an answer of the feed is undefined for 404', async () => {
  respond = (response) => send(response, 404);
  expect((await get()).answer).toBeUndefined();
});

describe('a failure', () => {
  it.for([429, 500, 502, 503, 504])('with %i is retried', async (status) => {
    respond = (response, nth) => (nth < 3 ? send(response, status) : send(response, 200, '[]'));
    const { answer, failures } = await get();
    expect(answer).toEqual([]);
    expect(failures).toEqual([`it answered ${status}`, `it answered ${status}`]);
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

  it('to send complete JSON in time is retried', async () => {
    respond = (response, nth) => {
      if (nth === 1) send(response, 200, '<html>');
      else if (nth === 2)
        response.writeHead(200, { 'Content-Length': 10 }).write('{', () => response.destroy());
      else if (nth === 3) response.writeHead(200).write('{');
      else send(response, 200);
    };
    const { answer, failures } = await get({ retries: 20, timeoutMs: 300 });
    expect(answer).toEqual({});
    expect(failures.length).toBeGreaterThanOrEqual(3);
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
