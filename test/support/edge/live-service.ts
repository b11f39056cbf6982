import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { timeoutMs, waitMs } from '../../../src/feed/live/polling.ts';
import type { Match } from '../../../src/records/match.ts';
import '../provided.ts';
import { contract } from './ask.ts';
import { matchesOf, published, snapshot } from './examples.ts';
import { envWith } from './service.ts';

const replay = inject('feedOrigin');

/** A replay of the feed: the one whose faults a file sets, or the other. */
type ReplayedFeed = 'feedOrigin' | 'faultlessFeedOrigin';

const fetchReally = globalThis.fetch;
export const current = snapshot.season;
export const schedule = await matchesOf(current);
/** Before the first match of a season there is no result. */
export const hasResults = schedule.some(({ status }) => status === 'FINISHED');
/** Early on the next day, when the matches of the last one are over. */
export const start = Date.parse(`${snapshot.as_of}T06:00:00Z`) + 24 * 60 * 60 * 1000;
export const seconds = (count: number) => count * 1000;

let { respond } = await import('../../../src/edge/respond.ts');

/** The feed's origin, which the reader is named by. */
let origin: string;
let readers = 0;

/** The stage whose table the feed gives: the first that has one. */
export async function firstTable(): Promise<string> {
  const stages = await published<{ season: number; stage: string; table: string | null }>('stages');
  return String(stages.find(({ season, table }) => season === current && table !== null)?.stage);
}

/** Faults of the replay that leave nothing to use, by failure and emptiness; the tests of fetching and parsing have more. */
export const useless = ['500', 'empty'];

/** A fault by which no answer comes. */
export const slow = ['hang'];
let isSlow = false;

/** How long a slow feed is waited for, in milliseconds. */
const slowMs = 50;

const startTimer = globalThis.setTimeout;
const never = () => new Promise<void>(() => {});

/** Lets only a feed that is slow on purpose exceed a timeout, and soon: on a busy machine nothing else does. */
function controlTimeouts(): void {
  isSlow = false;
  vi.spyOn(scheduler, 'wait').mockImplementation(never);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    if (ms !== waitMs && ms !== timeoutMs) return startTimer(run, ms);
    return isSlow ? startTimer(run, ms === waitMs ? slowMs : 4 * slowMs) : 0;
  });
}

/**
 * Gives the service a reader of its own, and so a Worker that has not called it yet. A reader that was deleted while it
 * waited for the feed may live on, with all it knows: a request of it comes to nothing.
 */
export function freshReader(feed: ReplayedFeed = 'feedOrigin'): void {
  readers += 1;
  origin = `https://feed-${readers}.test`;
  const isOwn = (url: string) => url.startsWith(`${origin}/`);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!isOwn(String(url))) throw new Error(`${url} is of another test`);
    const response = await fetchReally(String(url).replace(origin, inject(feed)), init);
    // Without the address of the replay, which would be a redirect.
    return new Response(response.body, response);
  });
}

/** Gives the service another isolate of the Worker, which has not called the reader of the feed yet. */
export async function freshWorker(): Promise<void> {
  vi.resetModules();
  ({ respond } = await import('../../../src/edge/respond.ts'));
}

export async function fault(name?: string): Promise<void> {
  const response = await fetchReally(`${replay}/replay/fault${name ? `?name=${name}` : ''}`, {
    method: 'POST',
  });
  expect(response.status).toBe(200);
  isSlow = name !== undefined && slow.includes(name);
}

/** Counts the requests to the feed, by the last part of the path. */
export async function requestCount(part: string): Promise<number> {
  const { requests } = await (await fetchReally(`${replay}/replay`)).json<{
    requests: { paths: Record<string, number> };
  }>();
  return Object.entries(requests.paths).reduce(
    (sum, [path, count]) => (path.endsWith(part) ? sum + count : sum),
    0,
  );
}

interface Answer {
  source: string;
  stale: boolean;
  updated_at: string | null;
  status: string;
  season: number;
  standings: unknown;
  matches: Match[];
  feed: { enabled: boolean; last_success: string | null; last_error: string | null };
}

export async function askWithoutContract(path: string, now: number, more: Record<string, string> = {}) {
  const request = new Request(`https://service.test/api/v1${path}`);
  const variables = { FEED_ENABLED: 'true', FEED_ORIGIN: origin, ...more };
  const { RATE_LIMITER: _, ...unlimited } = env;
  return respond(request, envWith({ ...unlimited, ...variables }), new Date(now));
}

export async function ask(path: string, now: number, more: Record<string, string> = {}) {
  const response = await askWithoutContract(path, now, more);
  const text = await response.text();
  contract.assertValid({
    address: `/api/v1${path}`,
    status: response.status,
    headers: response.headers,
    text,
  });
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as Answer };
}

/**
 * Sets the clock of the feed, and gives each test a reader of its own, of a feed without faults.
 *
 * @param feed the replay whose faults one file sets, or that of all others, whose clock stays
 */
export function serveLive(feed: ReplayedFeed = 'feedOrigin'): void {
  beforeAll(async () => {
    if (feed !== 'feedOrigin') return;
    const at = new Date(start).toISOString();
    expect((await fetchReally(`${replay}/replay/clock?at=${at}`, { method: 'POST' })).status).toBe(200);
  });

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    controlTimeouts();
    await reset();
    freshReader(feed);
  });

  afterEach(async () => {
    if (feed === 'feedOrigin') await fault();
  });
}
