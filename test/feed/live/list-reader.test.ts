import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { feedAdapter } from '../../../src/feed/adapters.ts';
import { FeedError } from '../../../src/feed/fetch.ts';
import { feedLists } from '../../../src/feed/live/all-feed-lists.ts';
import type { FeedList } from '../../../src/feed/live/feed-list.ts';
import { ListReader } from '../../../src/feed/live/list-reader.ts';
import type { StoredSeason } from '../../../src/feed/live/live-season.ts';
import { maxAnswerAgeMs, timeoutMs, waitMs } from '../../../src/feed/live/polling.ts';
import { type KeyValueStorage, ValueStore } from '../../../src/feed/live/value-store.ts';
import { type ParseResult, RejectedEntry, UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { inMemoryStorage } from '../../support/in-memory-storage.ts';
import { feed } from '../../support/second-league.ts';

/** Waits until a condition holds, as long as the test may take: `vi.waitUntil` gives up after a second. */
const until = (holds: () => boolean | Promise<boolean>) => vi.waitUntil(holds, { timeout: 2 ** 31 - 1 });

interface ClubRow {
  readonly club: string;
  readonly points?: number | null;
}

const windowMs = feedLists.schedule.windowMs;
const season = 2026;
const context = { season, seasonId: 'a::Football_Season::b' };
/** A season of which these clubs are stored, since a refresh on a day. */
const withClubsOf = (as_of: string, ...clubs: string[]) =>
  ({ dataset: { clubs, snapshot: { season, as_of } }, context }) as unknown as StoredSeason & {
    dataset: { clubs: string[] };
  };
const withClubs = (...clubs: string[]) => withClubsOf('1970-01-01', ...clubs);

/** When the feed made its answer, in milliseconds since 1970; undefined: at the request. */
let madeAt: number | undefined;
let answer: () => Promise<ParseResult<ClubRow>>;
let storage: KeyValueStorage;
let warn: MockInstance<typeof console.warn>;
let isOffered = true;
let reads = 0;

const source: FeedList<ClubRow> = {
  path: 'standings',
  windowMs,
  async read({ fetchAnswer }) {
    reads += 1;
    await fetchAnswer('/standings');
    return answer();
  },
  keyOf: ({ club }) => club,
  storedKeys: ({ dataset }) => dataset.clubs.map(String),
};

const start = (stored = withClubs(), year = season, of = source) =>
  new ListReader('schedule', of, {
    origin: 'https://feed.test',
    adapter,
    stored,
    store: new ValueStore(storage, year),
  });
const adapter = {
  ...feedAdapter({ feed }),
  paths: () => ({
    matches: '/matches',
    players: () => '/players',
    ...(isOffered && { standings: '/standings' }),
  }),
  requestTime: () => (madeAt === undefined ? undefined : new Date(madeAt)),
};
const refresh = (reader: ListReader<ClubRow>, now: number) => reader.refresh(now);
const give = (...rows: ClubRow[]) => {
  answer = async () => ({ entries: rows, rejected: [] });
};
/** Lets the feed answer only when the returned function is called, and then without rows. */
const hold = () => {
  const { promise, resolve } = Promise.withResolvers<ParseResult<ClubRow>>();
  answer = () => promise;
  return () => resolve({ entries: [], rejected: [] });
};
const fail = (error: Error = new FeedError('answered 503')) => {
  answer = () => Promise.reject(error);
};

const startTimer = globalThis.setTimeout;
/** Lets the waits of the reader end at once, or never. */
function endWaits(isEnding: boolean): void {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== waitMs && ms !== timeoutMs) return startTimer(run, ms);
    return isEnding && ms === waitMs ? startTimer(run, 0) : undefined;
  }) as typeof setTimeout);
}

beforeEach(() => {
  storage = inMemoryStorage();
  madeAt = undefined;
  isOffered = true;
  reads = 0;
  give({ club: 'a' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  endWaits(false);
});

describe('a source of the feed', () => {
  it('is read once for all who want it, and again when its window is over', async () => {
    const reader = start();
    await Promise.all([refresh(reader, 0), refresh(reader, 0)]);
    await refresh(reader, windowMs - 1);
    expect(reads).toBe(1);
    expect(reader.usableRows()).toEqual([{ club: 'a' }]);
    await refresh(reader, windowMs);
    expect(reads).toBe(2);
  });

  it('is not read where the feed has no address for it', async () => {
    isOffered = false;
    const reader = start();
    await refresh(reader, 0);
    expect([reads, reader.isOffered]).toEqual([0, false]);
  });

  it('has its last good answer after a restart, and nothing of it in another season', async () => {
    const reader = start();
    answer = async () => ({
      entries: [{ club: 'a' }],
      rejected: [new RejectedEntry('b', 'why')],
    });
    await refresh(reader, 5000);
    const after = start();
    expect(after.usableRows()).toEqual([{ club: 'a' }]);
    expect(after.state).toEqual(reader.state);
    expect(after.state).toMatchObject({ rejected: 1, reasons: ['b: why'] });
    expect(start(withClubs(), season + 1).usableRows()).toBeUndefined();
    expect(start().usableRows()).toBeUndefined();
  });

  it('is used until a refresh comes on a later day, or the next answer in its place', async () => {
    const reader = start();
    await refresh(reader, 5);
    expect(start().usableRows()).toEqual([{ club: 'a' }]);
    expect(start(withClubsOf('1970-01-02')).usableRows()).toBeUndefined();
    give({ club: 'a', points: 1 });
    await refresh(reader, 5 + windowMs);
    expect(start().usableRows()).toEqual([{ club: 'a', points: 1 }]);
  });

  it('is as old as its oldest page, and is no older answer of another server', async () => {
    const reader = start();
    madeAt = 50_000;
    await refresh(reader, 60_000);
    expect(reader.state).toMatchObject({ answeredAt: 50_000, askedAt: 60_000 });
    give({ club: 'a', points: 1 });
    madeAt = 40_000;
    await refresh(reader, 60_000 + windowMs);
    expect(reader.usableRows()).toEqual([{ club: 'a' }]);
    expect(reader.state).toMatchObject({ answeredAt: 50_000, askedAt: 60_000 + windowMs });
  });

  it('is not used where the feed made it three hours ago', async () => {
    const now = 10 * maxAnswerAgeMs;
    madeAt = now - maxAnswerAgeMs;
    const reader = start();
    await refresh(reader, now);
    expect(reader.state.error).toBe(
      `the feed answered with what it had at ${new Date(madeAt).toISOString()}`,
    );
    madeAt = now + maxAnswerAgeMs;
    const later = now + 10 * windowMs;
    await refresh(reader, later);
    await until(() => reader.state.error === undefined);
    expect(reader.state).toMatchObject({ answeredAt: later, askedAt: later });
  });
});

it('rows of the stored season that an answer lacks are counted', async () => {
  const reader = start(withClubs('a', 'b', 'c'));
  give({ club: 'a' }, { club: 'b' });
  await refresh(reader, 0);
  expect([reader.state.missing, start().state.missing]).toEqual([1, 1]);
  expect(reader.usableRows()).toEqual([{ club: 'a' }, { club: 'b' }]);
});

it('an answer is none where it lacks more than half of the rows of the stored season', async () => {
  const reader = start(withClubs('a', 'b', 'c'));
  await refresh(reader, 0);
  expect(reader.state.error).toBe("the feed's answer lacks 2 of the 3 entries known");
  expect(reader.usableRows()).toBeUndefined();
});

it('an answer without most of the last good one does not take its place', async () => {
  const reader = start();
  await refresh(reader, 0);
  give();
  await refresh(reader, windowMs);
  expect(reader.state.error).toBe("the feed's answer lacks 1 of the 1 entries known");
  expect(reader.usableRows()).toEqual([{ club: 'a' }]);
});

describe('a source that fails', () => {
  it('is not read for 15 seconds, and says what it did, also after a restart', async () => {
    const reader = start();
    fail();
    await refresh(reader, 0);
    await refresh(reader, 14_999);
    expect(reads).toBe(1);
    for (const { state } of [reader, start()])
      expect(state).toEqual({ failedAt: 0, error: 'the feed answered 503' });
  });

  it('keeps its last good answer', async () => {
    const reader = start();
    await refresh(reader, 0);
    fail();
    await refresh(reader, windowMs);
    expect(reader.usableRows()).toEqual([{ club: 'a' }]);
    give({ club: 'a', points: 1 });
    await refresh(reader, 2 * windowMs);
    await until(() => reader.state.error === undefined);
    expect(reader.state).toMatchObject({ failedAt: undefined, askedAt: 2 * windowMs });
  });

  it('is read every 15 seconds while it fails, and as often as before once it answers', async () => {
    const reader = start();
    fail();
    const readAmong = async (times: readonly number[]) => {
      const read: number[] = [];
      for (const now of times) {
        const before = reads;
        await refresh(reader, now);
        await until(() => reads === before || reader.state.failedAt === now || reader.state.askedAt === now);
        if (reads > before) read.push(now);
      }
      return read;
    };
    const attempts = Array.from({ length: 60 }, (_, index) => index * 15_000);
    expect(await readAmong(attempts.flatMap((time) => [time, time + 14_999]))).toEqual(attempts);
    give({ club: 'a' });
    expect(await readAmong([900_000, 914_999, 915_000])).toEqual([900_000, 915_000]);
  });

  it('is tried again in the background: no answer waits for it', async () => {
    const reader = start();
    fail();
    await refresh(reader, 0);
    const release = hold();
    await refresh(reader, 15_000);
    expect(reader.state.error).toBe('the feed answered 503');
    release();
    await until(() => reader.state.error === undefined);
  });

  it('is logged once for each failure, as is that it answers again', async () => {
    const reader = start();
    for (const [now, status] of [
      [0, 503],
      [15_000, 503],
      [30_000, 429],
    ] as const) {
      fail(new FeedError(`answered ${status}`));
      await refresh(reader, now);
      await until(() => reader.state.failedAt === now);
    }
    give();
    await refresh(reader, 105_000);
    await until(() => reader.state.error === undefined);
    expect(warn.mock.calls.flat()).toEqual([
      'schedule: the feed answered 503',
      'schedule: the feed answered 429',
      'the feed answers again: schedule',
    ]);
  });

  it('publishes what is wrong with an answer, and nothing internal of an error of our own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [error, message] of [
      [new UnexpectedResponseError('is no list'), "the feed's answer is no list"],
      [new TypeError('x is undefined'), "the feed's answer could not be read"],
    ] as const) {
      storage = inMemoryStorage();
      const reader = start();
      fail(error);
      await refresh(reader, 0);
      expect(reader.state.error).toBe(message);
    }
  });

  it('has an answer without a usable entry', async () => {
    const reader = start();
    answer = async () => ({ entries: [], rejected: [new RejectedEntry('a', 'why')] });
    await refresh(reader, 0);
    expect(reader.state.error).toBe("the feed's answer has no usable entry: a: why");
  });
});

const waits = () =>
  vi.mocked(globalThis.setTimeout).mock.calls.filter(([, delayMs]) => delayMs === waitMs).length;

it('a source that is slow has failed when an answer has waited for it, until it comes', async () => {
  endWaits(true);
  const release = hold();
  const reader = start();
  await refresh(reader, 0);
  expect(reader.state.error).toBe('the feed took longer than 3 seconds');
  release();
  await until(() => reader.state.error === undefined);
  expect(reader.usableRows()).toEqual([]);
});

it('a slow source of many pages is waited for once, and has not failed', async () => {
  endWaits(true);
  const reader = start(withClubs(), season, { ...source, path: 'players' });
  for (const now of [0, windowMs]) {
    const release = hold();
    const before = waits();
    for (let reading = 0; reading < 3; reading += 1) await refresh(reader, now);
    expect([waits() - before, reader.state.error]).toEqual([1, undefined]);
    release();
    await until(() => reader.state.askedAt === now);
  }
});
