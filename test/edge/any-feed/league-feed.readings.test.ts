import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { LeagueFeed } from '../../../src/edge/league-feed.ts';
import { windowsMs } from '../../../src/feed/live/timing.ts';
import { snapshot } from '../examples.ts';
import { faultlessAnswer, waitForReadings, withLeagueFeed } from '../league-feeds.ts';
import { league } from '../service.ts';

const minuteMs = 60_000;
/** On the day after the last refresh, when no match is on. */
const now = Date.parse(`${snapshot.as_of}T08:00:00Z`) + 24 * 60 * minuteMs;

let feed: MockInstance<typeof fetch>;
/** When the feed made its schedule and its standings. */
let madeAt: Record<'schedule' | 'standings', number>;
const fail = () => feed.mockImplementation(async () => new Response('', { status: 503 }));

beforeEach(() => {
  madeAt = { schedule: now, standings: now };
  feed = vi.spyOn(globalThis, 'fetch');
  feed.mockImplementation(async (url) => {
    const made = String(url).includes('/standings') ? madeAt.standings : madeAt.schedule;
    return Response.json(await faultlessAnswer(url, made));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  waitForReadings();
});

describe('a reading', () => {
  it('is as old as the oldest of its sources, stale where one of them is, and fresh until one is due', () =>
    withLeagueFeed('oldest', async ({ readerAt }) => {
      madeAt.standings = now - 6 * minuteMs;
      const { tables, status, freshUntil } = await readerAt(now).read(['matches', 'standings'], now);
      expect(tables.map(({ rows: _, ...reading }) => reading)).toEqual([
        { table: 'matches', updatedAt: now, isStale: false },
        { table: 'standings', updatedAt: now - 6 * minuteMs, isStale: true },
      ]);
      expect(tables[0]?.rows.length).toBeGreaterThan(0);
      expect(freshUntil).toBe(now + windowsMs.schedule);
      expect(status).toMatchObject({
        enabled: true,
        last_success: new Date(now).toISOString(),
        last_error: null,
        rejected: 0,
        rejected_reasons: [],
      });
    }));

  it('names the error of the resource that failed', () =>
    withLeagueFeed('half-failing', async ({ readerAt }) => {
      const answerAll = feed.getMockImplementation();
      feed.mockImplementation(async (url, options) =>
        String(url).includes('/standings')
          ? new Response('', { status: 503 })
          : (answerAll?.(url, options) ?? new Response()),
      );
      const { tables, status } = await readerAt(now).read(['matches', 'standings'], now);
      // The table is computed from the results, which are as old as the schedule.
      expect(tables.map(({ rows: _, ...reading }) => reading)).toEqual([
        { table: 'matches', updatedAt: now, isStale: false },
        { table: 'standings', updatedAt: now, isStale: true },
      ]);
      expect(status).toMatchObject({
        last_success: new Date(now).toISOString(),
        last_error: 'the feed answered 503',
      });
    }));

  it('has the last answers after a restart, and the time of a clock that was set back', () =>
    withLeagueFeed('restart', async ({ readerAt }) => {
      const reader = readerAt(now);
      const { tables } = await reader.read(['matches'], now);
      expect((await reader.read(['matches'], now - 1000)).status.last_success).toBe(
        new Date(now - 1000).toISOString(),
      );
      fail();
      const later = now + windowsMs.schedule;
      const after = await readerAt(later).read(['matches'], later);
      expect(after.tables).toEqual(tables.map((reading) => ({ ...reading, isStale: true })));
      expect(after.status).toMatchObject({
        last_success: new Date(now).toISOString(),
        last_error: 'the feed answered 503',
      });
    }));
});

it('the reader asks the origin in its name, or without a name that of the environment', async () => {
  fail();
  const origins = () => feed.mock.calls.map(([url]) => new URL(String(url)).origin);
  await withLeagueFeed('named', async ({ readerAt }) => {
    await readerAt(now, { FEED_ORIGIN: 'https://other.test' }).read(['matches'], now);
  });
  const unnamed = env.LEAGUE_FEED.get(env.LEAGUE_FEED.newUniqueId());
  await runInDurableObject(unnamed, async (_, state) => {
    const variables = { ASSETS: env.ASSETS, FEED_ENABLED: 'true', FEED_ORIGIN: 'https://other.test' };
    await new LeagueFeed(state, variables, league).read(['matches'], now);
  });
  expect(origins()).toEqual(['https://named.test', 'https://other.test']);
});
