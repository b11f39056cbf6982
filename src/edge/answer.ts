import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import { currentSeason } from '../query/season.ts';
import { type Lifetime, lifetimeOf } from '../resources/lifetimes.ts';
import { type AnswerContext, encode, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import type { Variables } from './environment.ts';
import { concernsCurrent, feedOf, feedStatus, type LiveRows, loadLiveRows } from './live/live-rows.ts';
import { LiveTables } from './live/tables.ts';
import { type EncodedAnswer, prerenderedAnswer, totalOf } from './prerendered.ts';
import { EdgeTables } from './tables.ts';

export interface AnswerEnv extends Variables {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
}

/** Returns the answer to a query and its lifetime: from the live feed, the file the build made of it, or computed. */
export async function answerQuery(
  resource: Resource,
  asked: Query,
  env: AnswerEnv,
  now: Date,
): Promise<EncodedAnswer & { readonly lifetime: Lifetime }> {
  const stored = new EdgeTables(env.ASSETS);
  const tables = await stored.load([{ table: 'clubNames' }, { table: 'seasons' }]);
  const seasons = tables.rows('seasons');
  const current = currentSeason(tables);
  const feed = feedOf(env);
  const isLive = (query: Query) => feed !== undefined && concernsCurrent(resource, query, current);

  const liveRows =
    feed && resource.livePolicy && isLive(asked)
      ? await loadLiveRows(feed, resource.livePolicy.tables, current, stored, now.getTime())
      : undefined;
  const known = liveRows ? new LiveTables(tables, current, liveRows.rows) : tables;
  const query = resource.canonical?.(asked, known) ?? asked;
  const used = isLive(query) ? liveRows : undefined;
  const file =
    used || !resource.prerenderedQueries ? null : address(resource, query, tables.rows('clubNames'));
  const answer =
    (file === null ? undefined : await prerenderedAnswer(resource, query, file, env.ASSETS)) ??
    (await computeAnswer(
      resource,
      query,
      stored,
      {
        now,
        feed: resource.needsFeedStatus ? await feedStatus(feed, current, stored, now.getTime()) : notAsked,
      },
      used,
    ));
  const lifetime =
    resource.livePolicy && isLive(asked)
      ? resource.livePolicy.lifetime
      : lifetimeOf(resource.lifetime, asked, seasons);
  return { ...answer, lifetime };
}

const notAsked = { enabled: false, last_success: null, last_error: null };

/** Returns the answer to a query in canonical form, computed from the tables, with live rows over them where given. */
export async function computeAnswer(
  resource: Resource,
  query: Query,
  stored: EdgeTables,
  context: AnswerContext,
  liveRows?: LiveRows,
): Promise<EncodedAnswer> {
  const tables = await stored.load(resource.tablesNeeded(query));
  const answer = liveRows
    ? resource.answer(new LiveTables(tables, liveRows.source.season, liveRows.rows), query, {
        ...context,
        liveSource: liveRows.source,
      })
    : resource.answer(tables, query, context);
  const body = new TextEncoder().encode(encode(answer));
  return { body, etag: await etagOf(body), file: undefined, total: totalOf(resource, query, body) };
}
