import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, type MockInstance, vi } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { FeedReader } from '../../src/edge/league-feed/feed-reader.ts';
import { timeoutMs, waitMs } from '../../src/edge/league-feed/timing.ts';
import type { LiveFeedAdapter } from '../../src/feed/adapter.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';

export const season = 2026;
/** A season of which nothing is stored. */
export const context: SeasonContext = {
  season,
  seasonId: `cpl::Football_Season::${'0'.repeat(32)}`,
  isCurrent: true,
  clubs: new Map(),
  playing: new Set(),
  venues: new Map(),
  homes: new Map(),
  stages: [],
  matches: new Map(),
};
export const tables = new InMemoryTables();
for (const table of ['matches', 'players', 'standings', 'teamStats'] as const) tables.set(table, [], season);

export const noMatches = { matches: [] };

const startTimer = globalThis.setTimeout;
/** Lets timers of the reader end at once, or never. */
export function timersOf(ending: readonly number[]): void {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    if (ms !== waitMs && ms !== timeoutMs) return startTimer(run, ms);
    return ending.includes(ms) ? startTimer(run, 0) : 0;
  });
}

/** Gives each test a feed of its own, which is never too slow on a busy machine. */
export function serveFeed() {
  let feed: MockInstance<typeof fetch>;
  beforeEach(() => {
    feed = vi.spyOn(globalThis, 'fetch');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    timersOf([]);
  });
  return {
    /** Lets the feed answer every request with a body, or as a function does. */
    answer(body: unknown): void {
      const respond = typeof body === 'function' ? () => body() : () => Response.json(body);
      feed.mockImplementation(async () => respond());
    },
    /** Returns the addresses that were requested so far. */
    requested: () => feed.mock.calls.map(([address]) => String(address)),
  };
}

/** Refreshes a resource of the season at a moment. */
export const refresh = (reader: FeedReader, now: number, resource: 'schedule' | 'players' = 'schedule') =>
  reader.refresh(resource, context, tables, now);

/** Runs with a reader, and a function that starts another one over the same storage. */
export const withReader = (
  name: string,
  run: (reader: FeedReader, restart: () => FeedReader, sql: SqlStorage) => Promise<void>,
  adapter?: LiveFeedAdapter,
) =>
  runInDurableObject(env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(name)), async (_, state) => {
    const start = () => {
      const reader = new FeedReader(state.storage, 'https://feed.test', () => {}, adapter);
      reader.open(season);
      return reader;
    };
    await run(start(), start, state.storage.sql);
  });
