import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../../../scripts/refresh/client.ts';
import { feedHeaders } from '../../../src/feed/paths.ts';

let server: http.Server;
let origin: string;
let seen: http.IncomingHttpHeaders[];
let answer: (response: ServerResponse, nth: number) => void;

beforeEach(async () => {
  seen = [];
  server = http.createServer((request, response) => {
    seen.push(request.headers);
    answer(response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const say = (response: ServerResponse, status: number, body = '{}', headers: http.OutgoingHttpHeaders = {}) =>
  response.writeHead(status, headers).end(body);

/** Asks once, and tells what was asked and what failed. */
async function get(options: Partial<ConstructorParameters<typeof Client>[0]> = {}) {
  const failures: string[] = [];
  const client = new Client({
    origin,
    headers: feedHeaders,
    retries: 2,
    firstWait: 0,
    onFailure: (_, why) => failures.push(why),
    ...options,
  });
  try {
    return { found: await client.get('/a?b=c'), failures };
  } finally {
    await client.close();
  }
}

describe('the client of the feed', () => {
  it('says what it wants, who it is, and which site it reads for', async () => {
    answer = (response) => say(response, 200);
    await get();
    expect(seen[0]).toMatchObject({
      accept: 'application/json',
      'user-agent': expect.stringContaining('soccer-data-service'),
      origin: expect.stringMatching(/^https:/),
      referer: expect.stringMatching(/^https:.*\/$/),
    });
  });

  it('gives the answer and the moment its origin made it', async () => {
    answer = (response) => say(response, 200, '{"a":1}', { Date: 'Fri, 07 Aug 2026 12:00:00 GMT' });
    expect((await get()).found).toEqual({ body: { a: 1 }, date: new Date('2026-08-07T12:00:00Z') });
  });

  it.for([429, 500, 502, 503, 504])('tries again after %i', async (status) => {
    answer = (response, nth) => (nth < 3 ? say(response, status) : say(response, 200, '[]'));
    const { found, failures } = await get();
    expect(found?.body).toEqual([]);
    expect(failures).toEqual([`it answered ${status}`, `it answered ${status}`]);
  });

  it.for(['0', new Date(0).toUTCString(), 'soon'])('takes Retry-After: %s', async (wish) => {
    answer = (response, nth) =>
      nth === 1 ? say(response, 429, '', { 'Retry-After': wish }) : say(response, 200);
    expect((await get()).found).toBeDefined();
  });

  it('waits as long as Retry-After says', async () => {
    answer = (response, nth) =>
      nth === 1 ? say(response, 503, '', { 'Retry-After': '1' }) : say(response, 200);
    const before = Date.now();
    await get();
    // What it may not be is sooner.
    expect(Date.now() - before).toBeGreaterThanOrEqual(990);
  });

  it('tries again after an answer that is no JSON, breaks off or does not end', async () => {
    answer = (response, nth) => {
      if (nth === 1) say(response, 200, '<html>');
      else if (nth === 2)
        response.writeHead(200, { 'Content-Length': 10 }).write('{', () => response.destroy());
      else if (nth === 3) response.writeHead(200).write('{');
      else say(response, 200);
    };
    const { found, failures } = await get({ retries: 3, patience: 300 });
    expect(found?.body).toEqual({});
    expect(failures).toHaveLength(3);
  });

  it('does not insist where it is refused, and takes 404 for nothing', async () => {
    answer = (response) => say(response, 403);
    await expect(get()).rejects.toThrow(/gave nothing to use: it answered 403$/);
    expect(seen).toHaveLength(1);
    answer = (response) => say(response, 404);
    expect((await get()).found).toBeUndefined();
  });

  it('gives up after the attempts it has, naming the address', async () => {
    answer = (response) => say(response, 500);
    await expect(get()).rejects.toThrow(`${origin}/a?b=c gave nothing to use: it answered 500`);
    expect(seen).toHaveLength(3);
  });

  it('asks for few things at once', async () => {
    let open = 0;
    let most = 0;
    answer = (response) => {
      open += 1;
      most = Math.max(most, open);
      setImmediate(() => {
        open -= 1;
        say(response, 200);
      });
    };
    const client = new Client({ origin, headers: feedHeaders, atOnce: 3 });
    await Promise.all(Array.from({ length: 30 }, (_, index) => client.get(`/${index}`)));
    await client.close();
    expect(seen).toHaveLength(30);
    expect(most).toBeLessThanOrEqual(3);
  });
});
