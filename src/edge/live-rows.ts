import type { FeedReading, LiveReading } from '../feed/live/feed-reader.ts';
import { type LiveReadingName, type LiveRows, liveTableLists } from '../feed/live/live-tables.ts';
import { readingTimeoutMs } from '../feed/live/polling.ts';
import type { LiveEvent } from '../records/live-event.ts';
import { memoize } from '../records/memoize.ts';
import type { TableName } from '../records/published.ts';
import { type FeedStatus, noFeed } from '../records/service-status.ts';
import { keysOf } from '../records/typed.ts';
import type { EventReading, LiveSource } from '../resources/resource.ts';
import type { Env } from './env.ts';
import type { LeagueFeed } from './league-feed.ts';
import { SharedWork } from './load-files.ts';
import { isFeedOn } from './variables.ts';

/** How long a reading is reused at most: a redeployed reader may have better. */
const maxReuseMs = 15_000;

/** After a reading that failed, the reader is not asked for so long. */
const retryDelayMs = 5000;

/** Live rows of the current season, and what an answer says of their source. */
export interface LiveSeason {
  readonly rows: LiveRows;
  readonly source: LiveSource;
  /** The events of the same reading; undefined where they were not asked for. */
  readonly events: EventReading | undefined;
  /** The match_id of each match in play. */
  readonly matchesInPlay: ReadonlySet<string>;
}

/** A table's last reading in this isolate: values, never promises of them, which another request may own. */
interface Cached extends Pick<FeedReading, 'status' | 'isMatchNear' | 'matchesInPlay' | 'freshUntil'> {
  /** Undefined where the feed has given nothing usable. */
  readonly reading: LiveReading | undefined;
  /** In milliseconds since 1970, as is `freshUntil`. */
  readonly readAt: number;
}

/** By the namespace and the feed's origin: a test has several. */
const cacheOf = memoize((_namespace: object) => new Map<string, Cached>());

const asking = new SharedWork<FeedReading | undefined>();

/**
 * Returns live rows, or undefined if there are none. The answer then has the stored rows.
 *
 * @param wanted the tables that may be live, and the events, all of one reading
 * @param now in milliseconds since 1970
 */
export async function loadLiveSeason(
  wanted: readonly (TableName | 'events')[],
  season: number,
  env: Env,
  now: number,
): Promise<LiveSeason | undefined> {
  const isLive = (name: string): name is LiveReadingName => name === 'events' || name in liveTableLists;
  const cached = await readTables(wanted.filter(isLive), season, env, now);
  const readings = cached.flatMap(({ reading }) => reading ?? []);
  const tables = readings.filter(({ table }) => table !== 'events');
  if (tables.length === 0) return undefined;
  // Each table has the rows that its own source read.
  const rows = Object.fromEntries(tables.map(({ table, rows }) => [table, rows])) as LiveRows;
  const events = cached.find(({ reading }) => reading?.table === 'events');
  return {
    rows,
    events: events && eventsOf(events, env),
    source: {
      season,
      tables: keysOf(rows),
      updated_at: new Date(Math.max(...readings.map(({ updatedAt }) => updatedAt))).toISOString(),
      matchChanges: readings.find(({ table }) => table === 'matches')?.matchChanges,
      stale: readings.some(({ isStale }) => isStale),
    },
    matchesInPlay: new Set(cached.flatMap(({ matchesInPlay }) => matchesInPlay)),
  };
}

/** Returns the feed's status; the schedule is refreshed where that is due. */
export async function loadFeedStatus(season: number, env: Env, now: number): Promise<FeedStatus> {
  if (!isFeedOn(env)) return noFeed;
  const [cached] = await readTables(['matches'], season, env, now);
  return cached?.status ?? noFeed;
}

/** Returns the events of the live feed, which is read where that is due. */
export async function loadEvents(season: number, env: Env, now: number): Promise<EventReading> {
  const [cached] = await readTables(['events'], season, env, now);
  return eventsOf(cached, env);
}

function eventsOf({ reading, isMatchNear = false }: Partial<Cached> = {}, env: Env): EventReading {
  return {
    // The reading of this name has the events.
    events: (reading?.rows ?? []) as readonly LiveEvent[],
    updatedAt: reading ? new Date(reading.updatedAt).toISOString() : null,
    isStale: reading?.isStale ?? (isFeedOn(env) ? true : null),
    isMatchNear,
  };
}

/** Returns the last readings of tables and events. Where one is due, all are read, so that they are of one moment. */
async function readTables(
  names: readonly LiveReadingName[],
  season: number,
  env: Env,
  now: number,
): Promise<Cached[]> {
  const { LEAGUE_FEED: namespace, feedOrigin } = env;
  if (!namespace || feedOrigin === undefined) return [];
  const cache = cacheOf(namespace);
  const keyOf = (name: LiveReadingName) => `${feedOrigin} ${season} ${name}`;
  const isDue = (name: LiveReadingName) => {
    const cached = cache.get(keyOf(name));
    return !cached || now >= Math.min(cached.freshUntil, cached.readAt + maxReuseMs) || now < cached.readAt;
  };
  const moments = new Set(names.map((name) => cache.get(keyOf(name))?.readAt));
  if (moments.size > 1 || names.some(isDue)) {
    const startedAt = Date.now();
    // A request that has waited for the reading of another has less time left for its own.
    const timeLeftMs = () => readingTimeoutMs - (Date.now() - startedAt);
    const reading = await asking.run(`${feedOrigin} ${names}`, () =>
      ask(namespace, feedOrigin, names, now, timeLeftMs()),
    );
    for (const name of names) {
      const key = keyOf(name);
      if (reading?.season !== season) cache.set(key, failedAfter(cache.get(key), now));
      else {
        const { tables, ...of } = reading;
        cache.set(key, { ...of, reading: tables.find(({ table }) => table === name), readAt: now });
      }
    }
  }
  return names.flatMap((name) => cache.get(keyOf(name)) ?? []);
}

/** Returns what is cached after a failure: the last reading as stale. For some seconds no request waits for the next one. */
function failedAfter(before: Cached | undefined, now: number): Cached {
  const {
    reading,
    status = { ...noFeed, enabled: true },
    isMatchNear = false,
    matchesInPlay = [],
  } = before ?? {};
  return {
    reading: reading && { ...reading, isStale: true },
    status: { ...status, last_error: 'the reader of the feed does not answer' },
    isMatchNear,
    matchesInPlay,
    freshUntil: now + retryDelayMs,
    readAt: now,
  };
}

/** Asks the reader; undefined where it fails or exceeds the timeout. */
async function ask(
  namespace: DurableObjectNamespace<LeagueFeed>,
  origin: string,
  names: readonly LiveReadingName[],
  now: number,
  timeLeftMs: number,
) {
  try {
    const reading = (async () => await namespace.get(namespace.idFromName(origin)).read(names, now))();
    // The race takes a failure after the timeout too, which concerns no request any more.
    return await Promise.race([reading, scheduler.wait(timeLeftMs).then(() => undefined)]);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
