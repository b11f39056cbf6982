import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import type { Reading, TableName, Tables } from '../records/published.ts';
import { byName } from '../records/typed.ts';
import { csvAnswer } from '../resources/format.ts';
import { type Lifetime, lifetimeOf } from '../resources/lifetimes.ts';
import { type AnswerContext, noFeed, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import { encodeAnswer, encodeText } from './encode.ts';
import {
  concernsCurrent,
  isFeedOn,
  type LiveEnv,
  type LiveSeason,
  loadEvents,
  loadFeedStatus,
  loadLiveSeason,
} from './live-rows.ts';
import { OverlaidTables } from './overlay.ts';
import { type EncodedAnswer, prerenderedAnswer } from './prerendered.ts';
import { EdgeTables } from './tables.ts';

export interface AnswerEnv extends LiveEnv {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
}

/** An answer and how long it may be cached. */
export interface TimedAnswer extends EncodedAnswer {
  readonly lifetime: Lifetime;
  /** Whether the query concerns rows that may be live: its answer, and that answer's lifetime, may then change. */
  readonly canBeLive: boolean;
}

/** Returns the answer to a query: from the live feed, the file the build made of it, or computed. */
export async function answerQuery(
  resource: Resource,
  requested: Query,
  env: AnswerEnv,
  now: Date,
): Promise<TimedAnswer> {
  const store = new EdgeTables(env.ASSETS);
  const tables = await store.load([{ table: 'clubNames' }, { table: 'seasons' }]);
  const { current } = tables.index;
  const requestedReadings = resource.tablesNeeded(requested, tables);
  const canBeLive = isFeedOn(env) && concernsCurrent(resource, requestedReadings, current);
  const wanted = (resource.livePolicy?.tables ?? []).filter((name) =>
    requestedReadings.some(({ table }) => table === name),
  );
  const liveSeason = canBeLive ? await loadLive(wanted, current, store, env, now) : undefined;

  const query = resource.canonical?.(requested, withLiveRows(tables, liveSeason)) ?? requested;
  const readings = resource.tablesNeeded(query, tables);
  // A default that was filled in, such as the latest season with players, may be a finished season.
  const live = concernsCurrent(resource, readings, current) ? liveSeason : undefined;
  const file = live ? null : fileAddress(resource, query, tables);
  const prerendered = file === null ? undefined : await prerenderedAnswer(resource, file, env.ASSETS);
  const compute = async () => {
    const { prerenderedQueries, hasEventStream } = resource;
    const events = hasEventStream ? await loadEvents(current, env, now.getTime()) : undefined;
    // Only an answer that is not prerendered may depend on the moment, and on what the feed does then. Events say that
    // themselves: an answer waits for one reading.
    const feed = prerenderedQueries || events ? noFeed : await loadFeedStatus(current, env, now.getTime());
    const allTables = await loadTables(readings, store, live);
    return computeAnswer(resource, query, allTables, { now, feed, liveSource: live?.source, events });
  };
  const answer = prerendered ?? (await compute());
  // While the feed gives nothing, the answer is a file's, and so is its lifetime.
  const lifetime =
    live && resource.livePolicy
      ? resource.livePolicy.lifetime
      : lifetimeOf(storedLifetime(resource, requested), requestedReadings, current);
  return { ...answer, lifetime, canBeLive };
}

/** Returns the lifetime of an answer from files. */
function storedLifetime({ lifetime, lifetimeById }: Resource, { match_id }: Query) {
  return match_id === undefined ? lifetime : (lifetimeById ?? lifetime);
}

async function loadLive(
  wanted: readonly TableName[],
  season: number,
  store: EdgeTables,
  env: AnswerEnv,
  now: Date,
): Promise<LiveSeason | undefined> {
  const tables = await store.load([{ table: 'seasons' }, { table: 'matches', season }]);
  return loadLiveSeason(wanted, season, tables, env, now.getTime());
}

function withLiveRows(tables: Tables, live: LiveSeason | undefined): Tables {
  return live ? new OverlaidTables(tables, live.source.season, live.rows) : tables;
}

function fileAddress(resource: Resource, query: Query, tables: Tables): string | null {
  return resource.prerenderedQueries ? address(resource, query, tables.rows('clubNames')) : null;
}

/** Loads the tables of an answer, with live rows in place of stored ones, which need not be parsed. */
async function loadTables(
  readings: readonly Reading[],
  store: EdgeTables,
  live: LiveSeason | undefined,
): Promise<Tables> {
  const isReplaced = ({ table, season }: Reading) => live?.rows[table] && season === live.source.season;
  return withLiveRows(await store.load(readings.filter((reading) => !isReplaced(reading))), live);
}

/** Returns the answer to a query in canonical form, computed from tables. */
export async function computeAnswer(
  resource: Resource,
  query: Query,
  tables: Tables,
  context: AnswerContext,
): Promise<EncodedAnswer> {
  const answer = resource.answer(tables, query, context);
  const csv = csvAnswer(resource, answer, query);
  const body = csv ? encodeText(csv.text) : encodeAnswer(answer);
  const { total } = byName(answer);
  return {
    body,
    etag: await etagOf(body),
    file: undefined,
    total: typeof total === 'number' ? total : undefined,
    headers: csv?.headers,
  };
}
