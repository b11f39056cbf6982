import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Env } from '../../src/edge/env.ts';
import { loadFeedStatus, loadLiveSeason } from '../../src/edge/live-rows.ts';
import type { FeedReading } from '../../src/feed/live/feed-reader.ts';
import type { LiveReadingName } from '../../src/feed/live/live-tables.ts';
import type { Match } from '../../src/records/match.ts';
import type { Player } from '../../src/records/player.ts';
import { noFeed } from '../../src/records/service-status.ts';
import { envWith } from '../support/edge/service.ts';

const season = 2026;
const match = { match_id: 'a', season } as Match;

/** What the reader gives of its tables at a moment. */
const readingAt = (now: number, isStale = false): FeedReading => ({
  season,
  tables: [{ table: 'matches', rows: [match], updatedAt: now, isStale }],
  status: { ...noFeed, enabled: true },
  freshUntil: now + 10_000,
  isMatchNear: false,
  matchesInPlay: [],
});

/** An environment whose reader of the feed answers as given; each has a cache of its own. */
function envOfReader(read: (now: number, names: readonly LiveReadingName[]) => Promise<FeedReading>) {
  const reader = { read: vi.fn((names: readonly LiveReadingName[], now: number) => read(now, names)) };
  const namespace = { idFromName: () => 'id', get: () => reader };
  const FEED_ORIGIN = 'https://feed.test';
  const env = envWith({ LEAGUE_FEED: namespace, FEED_ENABLED: 'true', FEED_ORIGIN });
  return { env, reader };
}

/** An environment whose reader fails once it is broken. */
function breakableEnv(read = async (now: number) => readingAt(now)) {
  const state = { isBroken: false };
  const failing = () => Promise.reject(new Error('evicted'));
  return { ...envOfReader((now) => (state.isBroken ? failing() : read(now))), state };
}

const load = (env: Env, now: number) => loadLiveSeason(['matches'], season, env, now);

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  // The reader answers when it answers: no test waits for the timeout.
  vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('loadLiveSeason', () => {
  it('returns the rows of the reader and where they are from', async () => {
    const { env } = envOfReader(async (now) => readingAt(now));
    expect(await load(env, 1000)).toEqual({
      rows: { matches: [match] },
      source: { season, tables: ['matches'], updated_at: new Date(1000).toISOString(), stale: false },
      matchesInPlay: new Set(),
    });
  });

  it('has changed when the last of its tables did, and is stale where one of them is', async () => {
    const player = { full_player_id: 'p', minutes: 99 } as Player;
    const { env, reader } = envOfReader(async (now) => ({
      ...readingAt(now),
      tables: [
        { table: 'matches', rows: [match], updatedAt: now - 1000, isStale: false },
        { table: 'players', rows: [player], updatedAt: now - 2000, isStale: true },
      ],
    }));
    const live = await loadLiveSeason(['matches', 'teams', 'players'], season, env, 5000);
    expect(reader.read).toHaveBeenCalledWith(['matches', 'players'], 5000);
    expect(live?.rows).toMatchObject({ matches: [match], players: [player] });
    expect(live?.source).toEqual({
      season,
      tables: ['matches', 'players'],
      updated_at: new Date(4000).toISOString(),
      stale: true,
    });
  });

  it('has the rows of each table where several are requested at once', async () => {
    const { env } = envOfReader(async (now, [table = 'matches']) => ({
      ...readingAt(now),
      tables: [{ table, rows: [{ ...match, match_id: table }], updatedAt: now, isStale: false }],
    }));
    const [matches, standings] = await Promise.all(
      (['matches', 'standings'] as const).map((table) => loadLiveSeason([table], season, env, 0)),
    );
    expect(matches?.rows).toMatchObject({ matches: [{ match_id: 'matches' }] });
    expect(standings?.rows).toMatchObject({ standings: [{ match_id: 'standings' }] });
  });

  it('has tables and events of one reading, also where another answer has read one since', async () => {
    const { env, reader } = envOfReader(async (now, names) => ({
      ...readingAt(now),
      tables: names.map((table) => ({ table, rows: [], updatedAt: now, isStale: false })),
    }));
    const names = ['matches', 'events'] as const;
    await loadLiveSeason(names, season, env, 0);
    await loadLiveSeason(['matches'], season, env, 10_000);
    const live = await loadLiveSeason(names, season, env, 11_000);
    expect(reader.read.mock.calls.map(([asked]) => asked)).toEqual([names, ['matches'], names]);
    expect([live?.source.updated_at, live?.events?.updatedAt]).toEqual(
      Array(2).fill('1970-01-01T00:00:11.000Z'),
    );
  });

  it('returns undefined without a reader or with the feed off, and asks nothing', async () => {
    const { env, reader } = envOfReader(async (now) => readingAt(now));
    expect(await load(envWith({ ...env, FEED_ENABLED: 'false' }), 0)).toBeUndefined();
    expect(await load(envWith({ ...env, LEAGUE_FEED: undefined }), 0)).toBeUndefined();
    expect(reader.read).not.toHaveBeenCalled();
  });

  it('asks once at one moment, and again where the clock was set back', async () => {
    const { env, reader } = envOfReader(async (now) => readingAt(now));
    for (const now of [9000, 9000, 8000]) await load(env, now);
    expect(reader.read.mock.calls.map(([, now]) => now)).toEqual([9000, 8000]);
  });

  it('asks again only once the reading is no longer fresh', async () => {
    const { env, reader } = envOfReader(async (now) => readingAt(now));
    for (const now of [0, 9999, 10_000]) await load(env, now);
    expect(reader.read.mock.calls.map(([, now]) => now)).toEqual([0, 10_000]);
  });

  it('returns the last reading as stale where the reader fails', async () => {
    const { env, reader, state } = breakableEnv();
    await load(env, 0);
    state.isBroken = true;
    expect((await load(env, 10_000))?.source.stale).toBe(true);
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('evicted'));
    await load(env, 14_999);
    expect(reader.read).toHaveBeenCalledTimes(2);
    state.isBroken = false;
    expect((await load(env, 15_000))?.source.stale).toBe(false);
  });

  it('returns the last reading however long the reader fails', async () => {
    const { env, state } = breakableEnv();
    await load(env, 0);
    state.isBroken = true;
    const tomorrow = 24 * 60 * 60 * 1000;
    expect((await load(env, tomorrow))?.source).toMatchObject({
      updated_at: new Date(0).toISOString(),
      stale: true,
    });
  });

  it('waits no longer in total after waiting for another request in vain', async () => {
    let passedMs = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => 1_000_000 + passedMs);
    const { env } = envOfReader(() => new Promise(() => {}));
    void load(env, 0);
    const limitMs = Number(vi.mocked(scheduler.wait).mock.lastCall?.[0]);
    vi.mocked(scheduler.wait).mockImplementation(async (ms) => {
      passedMs += ms;
    });
    expect(await load(env, 0)).toBeUndefined();
    expect(scheduler.wait).toHaveBeenCalledTimes(3);
    expect(passedMs).toBe(limitMs);
    expect(limitMs).toBeLessThan(3500);
    expect(limitMs).toBeGreaterThan(3000);
  });

  it('waits once for a reader that hangs, and then for five seconds no more', async () => {
    const { env, reader } = envOfReader(() => new Promise(() => {}));
    vi.mocked(scheduler.wait).mockResolvedValue(undefined);
    for (const now of [0, 1, 2, 3, 4999]) expect(await load(env, now)).toBeUndefined();
    expect(reader.read).toHaveBeenCalledTimes(1);
    expect(await loadFeedStatus(season, env, 4999)).toMatchObject({
      enabled: true,
      last_error: 'the reader of the feed does not answer',
    });
    await load(env, 5000);
    expect(reader.read).toHaveBeenCalledTimes(2);
  });

  it('ignores a failure of the reader after the timeout', async () => {
    vi.mocked(scheduler.wait).mockResolvedValue(undefined);
    const { promise, reject } = Promise.withResolvers<never>();
    const { env } = envOfReader(() => promise);
    expect(await load(env, 0)).toBeUndefined();
    // An unhandled rejection ends the run.
    reject(new Error('too late'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(log).not.toHaveBeenCalled();
  });

  it('returns undefined where the reader has no rows, or rows of another season', async () => {
    const none = envOfReader(async (now) => ({ ...readingAt(now), tables: [] }));
    expect(await load(none.env, 0)).toBeUndefined();
    const other = envOfReader(async (now) => ({ ...readingAt(now), season: season - 1 }));
    expect(await load(other.env, 0)).toBeUndefined();
  });
});

it('loadFeedStatus keeps the last status where the reader fails, and adds the error', async () => {
  const status = { ...noFeed, enabled: true, last_success: '2026-05-01T00:00:00.000Z' };
  const { env, reader, state } = breakableEnv(async (now) => ({ ...readingAt(now), status }));
  expect(await loadFeedStatus(season, env, 0)).toEqual(status);
  state.isBroken = true;
  const last_error = 'the reader of the feed does not answer';
  expect(await loadFeedStatus(season, env, 10_000)).toEqual({ ...status, last_error });
  expect(reader.read).toHaveBeenLastCalledWith(['matches'], 10_000);
});
