import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { FeedReader } from '../../src/edge/league-feed/feed-reader.ts';
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
for (const table of ['matches', 'players', 'teamStats'] as const) tables.set(table, [], season);

/** Runs with a reader, and a function that starts another one over the same storage. */
export const withReader = (
  name: string,
  run: (reader: FeedReader, restart: () => FeedReader, sql: SqlStorage) => Promise<void>,
  onRound = () => {},
) =>
  runInDurableObject(env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(name)), async (_, state) => {
    const start = () => {
      const reader = new FeedReader(state.storage, 'https://feed.test', onRound);
      reader.open(season);
      return reader;
    };
    await run(start(), start, state.storage.sql);
  });

/** Refreshes a resource of the season at a moment. */
export const refresh = (reader: FeedReader, now: number, resource: 'schedule' | 'players' = 'schedule') =>
  reader.refresh(resource, context, tables, now);
