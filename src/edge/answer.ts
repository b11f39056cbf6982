import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import { currentSeason } from '../query/season.ts';
import type { Tables } from '../records/published.ts';
import { type Lifetime, lifetimeOf } from '../resources/lifetimes.ts';
import { type AnswerContext, encode, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import {
  concernsCurrent,
  type FeedEnv,
  feedOf,
  feedStatus,
  type LiveRows,
  loadLiveRows,
} from './live/live-rows.ts';
import { LiveTables } from './live/tables.ts';
import { EdgeTables } from './tables.ts';

export interface AnswerEnv extends FeedEnv {
  /** The files the build made. */
  readonly ASSETS: Fetcher;
}

export interface EncodedAnswer {
  readonly body: Uint8Array;
  readonly etag: string;
  /** The file's address, where the answer is one. */
  readonly file: string | undefined;
}

/** The answer to a query, and how long it lasts: from the live feed, the file the build made of it, or made now. */
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
  const answer =
    (used ? undefined : await prerenderedAnswer(resource, query, env.ASSETS, tables)) ??
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

/** The file of a query, or undefined where the build planned none. */
async function prerenderedAnswer(
  resource: Resource,
  query: Query,
  assets: Fetcher,
  tables: Tables,
): Promise<EncodedAnswer | undefined> {
  const file = resource.prerenderedQueries ? address(resource, query, tables.rows('clubNames')) : null;
  if (file === null) return undefined;
  const response = await assets.fetch(new URL(file, 'https://assets.local'));
  // A miss may come dressed as a page, if the CDN is ever told to answer so.
  if (response.status !== 200 || !isJson(response)) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, etag: response.headers.get('ETag') ?? (await etagOf(body)), file };
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

/** The answer to a query in canonical form, made from the tables, planned or not, and from the live feed's where given. */
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
  return { body, etag: await etagOf(body), file: undefined };
}
