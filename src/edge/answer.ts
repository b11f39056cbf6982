import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import { currentSeason } from '../query/season.ts';
import type { TableName } from '../records/published.ts';
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
import { type EncodedAnswer, prerenderedAnswer } from './prerendered.ts';
import { findRecordSeason } from './record-season.ts';
import { findScope, loadTables, type Scope, withoutSeason } from './scope.ts';
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
  const stored = new EdgeTables(env.ASSETS);
  const tables = await stored.load([{ table: 'clubNames' }, { table: 'seasons' }]);
  const seasons = tables.rows('seasons');
  const current = currentSeason(tables);
  const { livePolicy } = resource;
  const recordSeason = await findRecordSeason(requested, env.ASSETS);
  const isOneRecord = resource.recordParameter !== undefined && typeof recordSeason === 'number';
  // A list of all seasons says where its rows are from, whichever it selects: it stays one of the current season too.
  const isFinished = isOneRecord && recordSeason !== current;
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
  // The name of a record's file in another format has its season.
  const named = isOneRecord ? { ...query, season: query.season ?? recordSeason } : query;
  const compute = async () => {
    const scope = await findScope(resource, named, recordSeason, env.ASSETS);
    return computeAnswer(resource, named, stored, { now, feed }, { live: used, scope });
  };
  const answer = prerendered ?? (await compute());
  // While the feed gives nothing, the answer is a file's, and so is its lifetime.
  const lifetime =
    livePolicy && used
      ? livePolicy.lifetime
      : lifetimeOf(resource.lifetime, { season: requested.season ?? recordSeason }, seasons);
  return { ...answer, lifetime, canBeLive: isLive(requested) };
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

/** What an answer is made from beside the stored tables. */
interface Sources {
  /** Rows that replace stored ones. */
  readonly live?: LiveSeason | undefined;
  /** The stored rows that are enough, where that is known; undefined: all that the resource needs. */
  readonly scope?: Scope | undefined;
}

/** Returns the answer to a query in canonical form, computed from the tables, with live rows over them where given. */
export async function computeAnswer(
  resource: Resource,
  query: Query,
  stored: EdgeTables,
  context: AnswerContext,
  { live, scope: whole }: Sources = {},
): Promise<EncodedAnswer> {
  // The live rows of a season replace the stored ones, which need not be parsed.
  const scope = live ? withoutSeason(whole, live.source.season) : whole;
  const tables = await loadTables(stored, resource.tablesNeeded(query), scope);
  const scoped = { ...context, unavailableMetrics: scope?.unavailableMetrics };
  const answer = live
    ? resource.answer(new OverlaidTables(tables, live.source.season, live.rows), query, {
        ...scoped,
        liveSource: live.source,
      })
    : resource.answer(tables, query, scoped);
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
