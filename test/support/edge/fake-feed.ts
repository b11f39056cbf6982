import { vi } from 'vitest';
import type { TableName } from '../../../src/records/published.ts';
import { noFeed } from '../../../src/records/service-status.ts';

/** The variables and the reader of a feed that has the given rows of a season, and none of other tables. */
export function fakeFeed(
  season: number | undefined,
  rows: { readonly [Name in TableName | 'events']?: readonly object[] },
  matchesInPlay: readonly string[] = [],
) {
  const read = vi.fn(async (names: readonly (TableName | 'events')[], now: number) => ({
    season,
    tables: names.map((table) => ({ table, rows: rows[table] ?? [], updatedAt: now, isStale: false })),
    status: { ...noFeed, enabled: true },
    freshUntil: now + 1000,
    isMatchNear: false,
    matchesInPlay,
  }));
  const variables = {
    FEED_ENABLED: 'true',
    FEED_ORIGIN: 'https://feed.test',
    LEAGUE_FEED: { idFromName: () => 'id', get: () => ({ read }) },
  };
  return { read, variables };
}
