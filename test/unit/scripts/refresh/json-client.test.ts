import type http from 'node:http';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JsonClient, type JsonClientOptions } from '../../../../scripts/refresh/json-client.ts';
import { feedAdapter } from '../../../../src/feed/adapters.ts';
import { type LocalServer, startServer } from '../../../support/local-server.ts';
import { dataset } from '../../../support/tables.ts';

const { headers } = feedAdapter(dataset.league);

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

/** Gets one path; returns the answer, the failures, the delays and the moves that were reported. */
async function get(options: Partial<JsonClientOptions> = {}) {
  const [failures, delays, moves]: [string[], number[], string[][]] = [[], [], []];
  const client = new JsonClient({
    origin,
    headers,
    retries: 2,
    onFailure: (_, reason) => failures.push(reason),
    onRedirect: (from, to) => moves.push([from, to]),
    sleep: async (delayMs) => void delays.push(delayMs),
    ...options,
  });
  return { answer: await client.get('/a?b=c'), failures, delays, moves };
}

describe('a request', () => {
  it('says what it accepts, who asks, and for which site', async () => {
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

  it('is one of a limited number at the same time', async () => {
    let open = 0;
    let max = 0;
    respond = (response) => {
      open += 1;
      max = Math.max(max, open);
      setImmediate(() => {
        open -= 1;
        send(response, 200);
      });
    };
    const client = new JsonClient({ origin, headers, concurrency: 3 });
    await Promise.all(Array.from({ length: 30 }, (_, index) => client.get(`/${index}`)));
    expect(requests).toHaveLength(30);
    expect(max).toBeLessThanOrEqual(3);
  });

  it('ends when it is cancelled, and so do those that wait', async () => {
    const cancel = new AbortController();
    respond = () => cancel.abort(new Error('cancelled'));
    const client = new JsonClient({ origin, headers, concurrency: 1, signal: cancel.signal });
    const answers = await Promise.allSettled([client.get('/1'), client.get('/2')]);
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(requests).toHaveLength(1);
  });

  it('ends when its delay is cancelled', async () => {
    const cancel = new AbortController();
    respond = (response) => send(response, 503, '', { 'Retry-After': '60' });
    const client = new JsonClient({
      origin,
      headers,
      signal: cancel.signal,
      onFailure: () => setImmediate(() => cancel.abort(new Error('cancelled'))),
    });
    await expect(client.get('/')).rejects.toThrow('cancelled');
    expect(requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('has the JSON and the moment of its Date header', async () => {
    const date = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000);
    respond = (response) => send(response, 200, '{"a":1}', { Date: date.toUTCString() });
    expect((await get()).answer).toEqual({ body: { a: 1 }, date });
  });

  it('may be compressed, but does not expand without end', async () => {
    const compressed = (body: string | Buffer) => (response: http.ServerResponse) =>
      send(response, 200, zlib.gzipSync(body), { 'Content-Encoding': 'gzip' });
    respond = compressed('{"a":1}');
    expect((await get()).answer?.body).toEqual({ a: 1 });
    respond = compressed(Buffer.alloc(40_000_000));
    await expect(get({ retries: 0 })).rejects.toThrow('it answered with more than 32000000 bytes');
  });

  it.for([25, -25])('is refused when its clock is %i hours from ours', async (hours) => {
    const date = new Date(Date.now() + hours * 3_600_000);
    respond = (response) => send(response, 200, '{}', { Date: date.toUTCString() });
    await expect(get()).rejects.toThrow(/its Date is .*, more than a day from our clock$/);
    expect(requests).toHaveLength(1);
  });

  it('may be at another origin, which is reported', async () => {
    const other = origin.replace('127.0.0.1', 'localhost');
    respond = (response, nth) =>
      nth === 1 ? send(response, 308, '', { Location: `${other}/a?b=c` }) : send(response, 200);
    expect((await get()).moves).toEqual([[origin, other]]);
  });

  it('is undefined for 404', async () => {
    respond = (response) => send(response, 404);
    expect((await get()).answer).toBeUndefined();
  });
});

describe('a failure', () => {
  it.for([429, 500, 502, 503, 504])('with %i is retried', async (status) => {
    respond = (response, nth) => (nth < 3 ? send(response, status) : send(response, 200, '[]'));
    const { answer, failures } = await get();
    expect(answer?.body).toEqual([]);
    expect(failures).toEqual([`it answered ${status}`, `it answered ${status}`]);
  });

  it.for([
    ['7', 7000],
    ['3600', 60_000],
    ['0', 10],
    ['soon', 10],
    [new Date(0).toUTCString(), 10],
  ] as const)('with Retry-After %s is followed by one delay', async ([retryAfter, minDelayMs]) => {
    respond = (response, nth) =>
      nth === 1 ? send(response, 503, '', { 'Retry-After': retryAfter }) : send(response, 200);
    const { delays } = await get({ retryDelayMs: 10 });
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeGreaterThanOrEqual(minDelayMs);
    expect(delays[0]).toBeLessThanOrEqual(Math.max(minDelayMs, 20));
  });

  it('is followed by longer and longer delays', async () => {
    respond = (response) => send(response, 500);
    const delays: number[] = [];
    await get({ retries: 4, retryDelayMs: 100, sleep: async (ms) => void delays.push(ms) }).catch(() => {});
    expect(delays).toHaveLength(4);
    for (const [index, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(100 * 2 ** index);
      expect(delay).toBeLessThanOrEqual(200 * 2 ** index);
    }
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
    expect(answer?.body).toEqual({});
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
