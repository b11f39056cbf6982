import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import { currentSeason } from '../query/season.ts';
import type { TableName, Tables } from '../records/published.ts';
import { byName } from '../records/typed.ts';
import { type Lifetime, lifetimeOf } from '../resources/lifetimes.ts';
import { type AnswerContext, noFeed, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import { encodeAnswer, encodeText } from './encode.ts';
import {
  concernsCurrent,
  isFeedOn,
  type LiveEnv,
  type LiveSeason,
  loadFeedStatus,
  loadLiveSeason,
} from './live-rows.ts';
import { OverlaidTables } from './overlay.ts';
import { type EncodedAnswer, isMissing, prerenderedAnswer } from './prerendered.ts';
import { EdgeTables } from './tables.ts';

export interface AnswerEnv extends LiveEnv {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
}

/** An answer and how long it may be cached. */
export interface TimedAnswer extends EncodedAnswer {
  readonly lifetime: Lifetime;
  /** Whether it stays the same for the life of the Worker version, lifetime included. */
  readonly isLasting: boolean;
}

/** Returns the answer to a query: from the live feed, the file the build made of it, or computed. */
export async function answerQuery(
  resource: Resource,
  requested: Query,
  env: AnswerEnv,
  now: Date,
): Promise<TimedAnswer> {
  const stored = new EdgeTables(env.ASSETS);
  const tables = await stored.load([{ table: 'clubNames' }, { table: 'seasons' }]);
  const seasons = tables.rows('seasons');
  const current = currentSeason(tables);
  const { livePolicy } = resource;
  const record = await findRecord(resource, requested, tables, env.ASSETS);
  const isFinished = typeof record === 'number' && record !== current;
  const isLive = (query: Query) => !isFinished && isFeedOn(env) && concernsCurrent(resource, query, current);

  const live =
    livePolicy && isLive(requested)
      ? await loadLive(livePolicy.tables, current, stored, env, now)
      : undefined;
  const known = live ? new OverlaidTables(tables, current, live.rows) : tables;
  const query = resource.canonical?.(requested, known) ?? requested;
  const used = isLive(query) ? live : undefined;
  const file =
    used || !resource.prerenderedQueries ? null : address(resource, query, tables.rows('clubNames'));
  const feed = resource.needsFeedStatus ? await loadFeedStatus(current, env, now.getTime()) : noFeed;
  const prerendered = file === null ? undefined : await prerenderedAnswer(resource, query, file, env.ASSETS);
  // To find out that there is no such record, no season need be parsed.
  if (record === 'unknown' && !used) resource.answer(noRows, query, { now, feed });
  // Of a record that is known, one season is parsed and not all.
  const narrowed = typeof record === 'number' ? { ...query, season: query.season ?? record } : query;
  const answer = prerendered ?? (await computeAnswer(resource, narrowed, stored, { now, feed }, used));
  // While the feed gives nothing, the answer is a file's, and so is its lifetime.
  const lifetime =
    livePolicy && used
      ? livePolicy.lifetime
      : lifetimeOf(resource.lifetime, isFinished ? { ...requested, season: beforeAll } : requested, seasons);
  return { ...answer, lifetime, isLasting: prerendered !== undefined && !(livePolicy && isLive(requested)) };
}

/** Represents the season of a match that is not of the current one: it is finished. */
const beforeAll = 0;

const utf8 = new TextDecoder();

/**
 * Returns the season of the one record that a query selects, or `unknown`: then it is new in the feed, or there is none.
 * Its file says so; no table is parsed.
 */
async function findRecord(
  resource: Resource,
  query: Query,
  tables: Tables,
  assets: Fetcher,
): Promise<number | 'unknown' | undefined> {
  const record = resource.recordQuery?.(query);
  if (!record) return undefined;
  const file = address(resource, record, tables.rows('clubNames'));
  if (file === null) return 'unknown';
  const found = await prerenderedAnswer(resource, record, file, assets);
  if (!found) return isMissing(file, assets) ? 'unknown' : undefined;
  // The records that queries select one by one have a season.
  return (JSON.parse(utf8.decode(found.body)) as { season: number }).season;
}

async function loadLive(
  wanted: readonly TableName[],
  season: number,
  stored: EdgeTables,
  env: AnswerEnv,
  now: Date,
): Promise<LiveSeason | undefined> {
  const tables = await stored.load([{ table: 'seasons' }, { table: 'matches', season }]);
  return loadLiveSeason(wanted, season, tables, env, now.getTime());
}

/** Tables without rows. */
const noRows: Tables = { rows: () => [] };

/** Returns the answer to a query in canonical form, computed from the tables, with live rows over them where given. */
export async function computeAnswer(
  resource: Resource,
  query: Query,
  stored: EdgeTables,
  context: AnswerContext,
  live?: LiveSeason,
): Promise<EncodedAnswer> {
  // A record of the current season, or a new one, is in the live rows: no season need be parsed.
  const isInLive = live !== undefined && resource.recordQuery?.(query) !== undefined;
  const tables = isInLive ? noRows : await stored.load(resource.tablesNeeded(query));
  const answer = live
    ? resource.answer(new OverlaidTables(tables, live.source.season, live.rows), query, {
        ...context,
        liveSource: live.source,
      })
    : resource.answer(tables, query, context);
  const other = resource.encode?.(answer, query);
  const body = other ? encodeText(other.text) : encodeAnswer(answer);
  const { total } = byName(answer);
  return {
    body,
    etag: await etagOf(body),
    file: undefined,
    total: typeof total === 'number' ? total : undefined,
    headers: other?.headers,
  };
}
