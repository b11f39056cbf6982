import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject, vi } from 'vitest';
import '../support/provided.ts';
import { LeagueFeed, type LeagueFeedEnv } from '../../src/edge/league-feed.ts';
import { waitMs } from '../../src/feed/live/sources.ts';
import { league } from './service.ts';

interface OverStorage {
  /** Starts a reader whose clock shows a moment. */
  readonly readerAt: (now: number, more?: Partial<LeagueFeedEnv>) => LeagueFeed;
  readonly storage: DurableObjectStorage;
  /** Returns when the alarm is due. */
  readonly alarm: () => Promise<number | null>;
}

/** Runs with the storage of a Durable Object of its own, which reads the feed at `https://NAME.test`. */
export function withLeagueFeed(name: string, run: (over: OverStorage) => Promise<void>): Promise<void> {
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
export async function faultlessAnswer(url: RequestInfo | URL, madeAt: number) {
  const { pathname, search } = new URL(String(url));
  const response = await fetchReally(inject('faultlessFeedOrigin') + pathname + search);
  const body = await response.json<{ matches?: Record<string, unknown>[] }>();
  return { ...body, apiCallRequestTime: new Date(madeAt).toISOString() };
}

const startTimer = globalThis.setTimeout;
/** Lets no reading be too slow, for the Worker either: a busy machine is. */
export function waitForReadings(): void {
  vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    ms === waitMs ? 0 : startTimer(run, ms),
  );
}
