import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { feedWorlds } from '../../support/built-worlds.ts';
import { startServer } from '../../support/local-server.ts';
import { type RunningWorker, startWorker } from '../../support/workerd.ts';

/** What requests share in one isolate, where the request that owns it never gets its answer. One league is enough. */
const [{ datasetRoot, season }] = feedWorlds;

/** A server that answers the first request for some path never. */
async function startStuckServer(
  answer: (url: string) => Promise<Buffer | undefined>,
  isStuck: (url: string) => boolean,
) {
  const asked: string[] = [];
  const stuck = Promise.withResolvers<ServerResponse>();
  const server = await startServer(async ({ url = '' }, response) => {
    asked.push(url);
    if (isStuck(url) && asked.filter(isStuck).length === 1) {
      stuck.resolve(response);
      return;
    }
    const body = await answer(url);
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' }).end(body);
  });
  /** `stuck` resolves when a request is stuck, with the response that it waits for. */
  return { ...server, asked, stuck: stuck.promise };
}

const isTable = (url: string) => url === `/dumps/matches/${season}.json`;
const isSchedule = (url: string) => url.includes('/matches?');

let server: Awaited<ReturnType<typeof startStuckServer>>;
let worker: RunningWorker;

/** Starts a Worker whose files and feed one server has; the first request for some path is never answered. */
async function start(isStuck: (url: string) => boolean, limiter?: string): Promise<void> {
  const read = (url: string) => readFile(path.join(datasetRoot, 'dist', url)).catch(() => undefined);
  server = await startStuckServer(read, isStuck);
  worker = await startWorker(datasetRoot, server.origin, limiter);
}

afterEach(async () => {
  await worker.stop();
  server.stop();
});

/** Asks twice, each in a request of its own: the second while the first is stuck. */
async function askTwice(paths: readonly [string, string]) {
  const client = new AbortController();
  const first = fetch(worker.origin + paths[0], { signal: client.signal }).then(
    () => 'answered',
    () => 'ended',
  );
  await server.stuck;
  const second = await fetch(worker.origin + paths[1]);
  const text = await second.text();
  client.abort();
  return { first: await first, status: second.status, json: JSON.parse(text) };
}

it('a table whose reading is stuck is read by the next request', async () => {
  await start(isTable);
  const path = (offset: number) => `/api/v1/matches?season=${season}&limit=3&offset=${offset}`;
  const { first, status, json } = await askTwice([path(1), path(2)]);
  expect([first, status, json.count]).toEqual(['ended', 200, 3]);
  expect(server.asked.filter(isTable)).toHaveLength(2);
});

it('while the reading of the feed is stuck, the next request has what is stored in place of live rows', async () => {
  await start(isSchedule);
  const { status, json } = await askTwice(['/api/v1/live', '/api/v1/live']);
  expect([status, json.source, json.stale]).toEqual([200, 'snapshot', true]);
  // There is one reader of the feed: it makes one request, however many wait.
  expect(server.asked.filter(isSchedule)).toHaveLength(1);
});

it('a refusal that comes when its request has been answered applies to the next one', async () => {
  const isQuota = (url: string) => url === '/quota';
  await start(
    isQuota,
    `import { DurableObject } from 'cloudflare:workers';
    export class RateLimiter extends DurableObject {
      async take() {
        return (await fetch(this.env.FEED_ORIGIN + '/quota')).json();
      }
    }`,
  );
  const status = async () => (await fetch(`${worker.origin}/api/v1/venues`)).status;
  expect(await status()).toBe(200);
  const reset = Math.ceil(Date.now() / 1000) + 3600;
  (await server.stuck).end(JSON.stringify({ isAllowed: false, remaining: 0, reset }));
  // Only what is remembered can be a 429: the limiter itself fails from now on.
  await vi.waitFor(async () => expect(await status()).toBe(429), { timeout: 60_000 });
});
