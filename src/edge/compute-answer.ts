import type { Query } from '../query/parameter.ts';
import type { Reading, Tables } from '../records/published.ts';
import { noFeed } from '../records/status.ts';
import { csvAnswer } from '../resources/format.ts';
import type { AnswerContext, Resource } from '../resources/resource.ts';
import { type EncodedAnswer, loadTables, loadWorld } from './assets.ts';
import type { Env } from './env.ts';
import { type LiveSeason, loadEvents, loadFeedStatus } from './live-rows.ts';
import { overlaidTables } from './overlay.ts';
import { encodeAnswer, encodeText, etagOf, type HeaderFields } from './reply.ts';

/** A computed answer; a file has the header fields of JSON, and its total in its first bytes. */
export interface ComputedAnswer extends EncodedAnswer {
  readonly total?: unknown;
  readonly headers?: HeaderFields | undefined;
}

/** Loads the tables of an answer, with live rows in place of stored ones, which need not be parsed, and computes it. */
export async function loadAndCompute(
  resource: Resource,
  query: Query,
  live: LiveSeason | undefined,
  env: Env,
  now: Date,
): Promise<ComputedAnswer> {
  const world = await loadWorld(env);
  const events = resource.hasEventStream
    ? await loadEvents(world.index.current, env, now.getTime())
    : undefined;
  // Only an answer that is not prerendered may depend on the moment, and on what the feed does then. Events say that
  // themselves: an answer waits for one reading.
  const isFixed = resource.prerenderedQueries || events;
  const feed = isFixed ? noFeed : await loadFeedStatus(world.index.current, env, now.getTime());
  const isReplaced = ({ table, season }: Reading) => live?.rows[table] && season === live.source.season;
  const readings = resource.tablesNeeded(query, world).filter((reading) => !isReplaced(reading));
  const stored = await loadTables(readings, env);
  const tables = live ? overlaidTables(stored, live.source.season, live.rows) : stored;
  return computeAnswer(resource, query, tables, { now, feed, liveSource: live?.source, events });
}

/** Returns the answer to a query in canonical form, computed from tables. */
export async function computeAnswer(
  resource: Resource,
  query: Query,
  tables: Tables,
  context: AnswerContext,
): Promise<ComputedAnswer> {
  const answer = resource.answer(tables, query, context);
  const csv = csvAnswer(resource, answer, query);
  const body = csv ? encodeText(csv.text) : encodeAnswer(answer);
  const total = 'total' in answer ? answer.total : undefined;
  return { body, etag: await etagOf(body), total, headers: csv?.headers };
}
