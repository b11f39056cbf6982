import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, inject, it, type MockInstance, vi } from 'vitest';
import '../support/provided.ts';
import { LeagueFeed, type LeagueFeedEnv } from '../../src/edge/league-feed.ts';
import { feedLists } from '../../src/feed/live/all-feed-lists.ts';
import { waitMs } from '../../src/feed/live/polling.ts';
import type { LiveEvent } from '../../src/records/live-event.ts';
import { matchesOf, snapshot } from '../support/edge/examples.ts';
import { league } from '../support/edge/service.ts';

interface OverStorage {
  /** Starts a reader whose clock shows a moment. */
  readonly readerAt: (now: number, more?: Partial<LeagueFeedEnv>) => LeagueFeed;
  readonly storage: DurableObjectStorage;
  /** Returns when the alarm is due. */
  readonly alarm: () => Promise<number | null>;
}

/** Runs with the storage of a Durable Object of its own, which reads the feed at `https://NAME.test`. */
function withLeagueFeed(name: string, run: (over: OverStorage) => Promise<void>): Promise<void> {
  const FEED_ORIGIN = `https://${name}.test`;
  const { ASSETS } = env;
  return runInDurableObject(env.LEAGUE_FEED.get(env.LEAGUE_FEED.idFromName(FEED_ORIGIN)), (_, state) => {
    const readerAt = (now: number, more?: Partial<LeagueFeedEnv>) => {
      const CLOCK = `${Date.now()} ${now} 1`;
      return new LeagueFeed(state, { ASSETS, FEED_ENABLED: 'true', FEED_ORIGIN, CLOCK, ...more }, league);
    };
    return run({ readerAt, storage: state.storage, alarm: () => state.storage.getAlarm() });
  });
}

const fetchReally = globalThis.fetch;
/** Returns what a feed without faults answers at an address of any origin, as made at a moment. */
async function faultlessAnswer(url: RequestInfo | URL, madeAt: number) {
  const { pathname, search } = new URL(String(url));
  const response = await fetchReally(inject('faultlessFeedOrigin') + pathname + search);
  const body = await response.json<{ matches?: Record<string, unknown>[] }>();
  return { ...body, apiCallRequestTime: new Date(madeAt).toISOString() };
}

const startTimer = globalThis.setTimeout;
/** Lets no reading be too slow, for the Worker either: a busy machine is. */
function waitForReadings(): void {
  vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    ms === waitMs ? 0 : startTimer(run, ms),
  );
}

const [next] = (await matchesOf(snapshot.season)).filter(
  ({ status, kickoff_utc }) => status === 'UPCOMING' && kickoff_utc !== null,
);
const minuteMs = 60_000;
/** The first moment at which the next match is near. */
const near = Date.parse(next?.kickoff_utc ?? '') - 15 * minuteMs;

let feed: MockInstance<typeof fetch>;

beforeEach(() => {
  feed = vi.spyOn(globalThis, 'fetch');
  feed.mockImplementation(async () => new Response('', { status: 503 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  waitForReadings();
  // Alarms come by the clock of the platform: one that is set by a clock a day ahead does not come while a test runs.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * minuteMs });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.runIf(league.feed && next)('the alarm of the reader', () => {
  it('is not set while no match is near', () =>
    withLeagueFeed('quiet', async ({ readerAt, alarm }) => {
      const now = near - minuteMs;
      await readerAt(now).read(['matches'], now);
      expect(feed).toHaveBeenCalledOnce();
      expect(await alarm()).toBeNull();
      // One that is left from the match before asks for nothing, and is the last.
      await readerAt(now + feedLists.schedule.windowMs).alarm();
      expect(feed).toHaveBeenCalledOnce();
      expect(await alarm()).toBeNull();
    }));

  it('is set for the end of the window while one is near, and then refreshes what is due', () =>
    withLeagueFeed('near', async ({ readerAt, alarm, storage }) => {
      await readerAt(near).read(['matches'], near);
      expect(await alarm()).toBe(Date.now() + feedLists.schedule.windowMs);
      expect(feed).toHaveBeenCalledOnce();
      // A reading before then does not put it off.
      const setAlarm = vi.spyOn(storage, 'setAlarm');
      await readerAt(near).read(['matches'], near);
      expect(setAlarm).not.toHaveBeenCalled();
      await storage.deleteAlarm();
      await readerAt(near + feedLists.schedule.windowMs).alarm();
      expect(feed).toHaveBeenCalledTimes(2);
      expect(await alarm()).not.toBeNull();
    }));

  it('asks for nothing, and is not set again, once the feed is off or has moved', () =>
    withLeagueFeed('off', async ({ readerAt, alarm, storage }) => {
      await readerAt(near).read(['matches'], near);
      await storage.deleteAlarm();
      for (const more of [{ FEED_ENABLED: 'false' }, { FEED_ORIGIN: 'https://moved.test' }])
        await readerAt(near + feedLists.schedule.windowMs, more).alarm();
      expect(feed).toHaveBeenCalledOnce();
      expect(await alarm()).toBeNull();
    }));

  it('comes sooner where the clock of a replay runs faster, and no later where it is slow', () =>
    withLeagueFeed('replayed', async ({ readerAt, alarm, storage }) => {
      for (const [speed, delayMs] of [
        ['1000 60', feedLists.schedule.windowMs / 60],
        ['1000 0', feedLists.schedule.windowMs],
        ['', feedLists.schedule.windowMs],
      ] as const) {
        await storage.deleteAlarm();
        await readerAt(near, { CLOCK: speed && `${Date.now()} ${speed}` }).read(['matches'], near);
        expect(await alarm()).toBe(Date.now() + delayMs);
      }
    }));

  it('records the events of a match, with the chances after each, while no client asks', () =>
    withLeagueFeed('events', async ({ readerAt }) => {
      let now = near + 15 * minuteMs;
      let score = 0;
      feed.mockImplementation(async (url) => {
        const { matches, ...body } = await faultlessAnswer(url, now);
        const goalless = { homeScorePush: 0, providerHomeScore: 0 };
        const goals = { ...goalless, awayScorePush: score, providerAwayScore: score };
        const state = { status: 'LIVE', phase: 'FIRST_HALF', time: '20', ...goals };
        const isInPlay = (entry: { matchId?: unknown }) => score > 0 && entry.matchId === next?.match_id;
        const changed = matches?.map((entry) => ({ ...entry, ...(isInPlay(entry) && state) }));
        return Response.json({ ...body, ...(changed && { matches: changed }) });
      });
      const events = async () =>
        (await readerAt(now).read(['events'], now)).tables[0]?.rows as readonly LiveEvent[];
      expect(await events()).toEqual([]);
      score = 1;
      now += feedLists.schedule.windowMs;
      await readerAt(now).alarm();
      const at = new Date(now).toISOString();
      feed.mockImplementation(async () => new Response('', { status: 503 }));
      now += feedLists.schedule.windowMs;
      const [kickOff, goal] = await events();
      expect([kickOff?.kind, goal?.kind, goal?.away_goals, goal?.at]).toEqual(['kick_off', 'goal', 1, at]);
      expect(goal?.probabilities?.away).toBeGreaterThan((kickOff?.probabilities?.away ?? 1) + 0.15);
    }));

  it('may be refused by the storage, and readings go on', () =>
    withLeagueFeed('refused', async ({ readerAt, storage }) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(storage, 'setAlarm').mockRejectedValue(new Error('Exceeded allowed rows written'));
      const { status } = await readerAt(near).read(['matches'], near);
      expect(status.last_error).toBe('the feed answered 503');
      expect(logged).toHaveBeenCalled();
    }));
});

it('the reader asks the origin in its name, or without a name that of the environment', async () => {
  const now = Date.now();
  await withLeagueFeed('named', async ({ readerAt }) => {
    await readerAt(now, { FEED_ORIGIN: 'https://other.test' }).read(['matches'], now);
  });
  const unnamed = env.LEAGUE_FEED.get(env.LEAGUE_FEED.newUniqueId());
  await runInDurableObject(unnamed, async (_, state) => {
    const variables = { ASSETS: env.ASSETS, FEED_ENABLED: 'true', FEED_ORIGIN: 'https://other.test' };
    await new LeagueFeed(state, variables, league).read(['matches'], now);
  });
  const origins = feed.mock.calls.map(([url]) => new URL(String(url)).origin);
  expect(origins).toEqual(['https://named.test', 'https://other.test']);
});
