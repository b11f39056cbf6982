import { overlaidTables } from '../feed/live/live-tables.ts';
import { address, headBytes, pageLinks, readTotal } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import type { Reading, Tables } from '../records/published.ts';
import { noFeed } from '../records/service-status.ts';
import { apiRoot } from '../resources/discovery.ts';
import { csvAnswer, rowsFor } from '../resources/format.ts';
import { type Lifetime, lifetimeOf, lifetimes } from '../resources/lifetimes.ts';
import { hasProviderIds, type Pairs, withOwnIds } from '../resources/resolve-ids.ts';
import type { AnswerContext, Resource } from '../resources/resource.ts';
import type { Env } from './env.ts';
import { type LiveSeason, loadEvents, loadFeedStatus, loadLiveSeason } from './live-rows.ts';
import { type EncodedAnswer, loadAnswer, loadTables, loadWorld } from './load-files.ts';
import { encodeAnswer, encodeText, etagOf, type HeaderFields, jsonHeaders } from './reply.ts';
import { isFeedOn } from './variables.ts';

/**
 * Returns a query by ids of ours that are in use, in place of those of other registers and of those that were retired. The
 * table of ids is loaded where a query has one of another register.
 *
 * @throws {InvalidQuery | NotFound} if there is no such register, or no such id
 */
export async function withKnownIds({ parameters }: Resource, pairs: Pairs, env: Env): Promise<Pairs> {
  const tables = hasProviderIds(parameters, pairs) ? await loadTables([{ table: 'ids' }], env) : undefined;
  return withOwnIds(parameters, pairs, await loadWorld(env), tables?.rows('ids'));
}

/**
 * Answers a query on one of three roads. It is live if it concerns rows of the current season and the feed gives them.
 * Otherwise the answer is the file at its address, if the build made it, or else computed. Only a computed answer reads
 * tables.
 */
export async function answerQuery(resource: Resource, requested: Query, env: Env, now: Date) {
  const world = await loadWorld(env);
  const query = resource.canonical?.(requested, world) ?? requested;
  const readings = resource.tablesNeeded(query, world);
  const { current } = world.index;
  /** The tables of which rows of the current season may be live. */
  const liveTables = (resource.livePolicy?.tables ?? []).filter((name) =>
    readings.some(({ table, season = current }) => table === name && season === current),
  );
  const canBeLive = isFeedOn(env) && liveTables.length > 0;
  const names = [...liveTables, ...(resource.needsEvents?.(query) ? (['events'] as const) : [])];
  const live = canBeLive ? await loadLiveSeason(names, current, env, now.getTime()) : undefined;

  const path = live || !resource.prerenderedQueries ? null : address(resource, query);
  const prerendered = path === null ? undefined : await loadAnswer(path, env.ASSETS);
  const file = prerendered && path !== null ? path : undefined;
  const answer = prerendered ?? (await loadAndCompute(resource, query, readings, live, env, now));
  const ofFile = (requested.match_id !== undefined && resource.lifetimeById) || resource.lifetime;
  // While the feed gives nothing, the answer is a file's, and so is its lifetime.
  const ofLiveAnswer = answer.hasMatchInPlay ? lifetimes.live : resource.livePolicy?.lifetime;
  const lifetime = (live && ofLiveAnswer) ?? lifetimeOf(ofFile, readings, current);
  return {
    status: 200,
    headers: headersOf(resource, requested, answer, lifetime, file),
    body: answer.body,
    etag: answer.etag,
    /** The file whose reply it is as long as the Worker version; none where the answer is computed or may become live. */
    lastingFile: canBeLive ? undefined : file,
  };
}

const decoder = new TextDecoder();

function headersOf(
  resource: Resource,
  query: Query,
  { etag, body, total, headers }: EncodedAnswer,
  lifetime: Lifetime,
  file: string | undefined,
): HeaderFields {
  const fields: Record<string, string> = { ...jsonHeaders(lifetime), ...headers, ETag: etag };
  if (resource.hasEventStream) fields.Vary = 'Accept, Accept-Encoding';
  if (file !== undefined) fields['Content-Location'] = file;
  // One object of a list alone is no page.
  if ('offset' in resource.parameters && (total !== undefined || file !== undefined)) {
    const pageTotal = total ?? readTotal(decoder.decode(body.subarray(0, headBytes)));
    fields.Link = pageLinks(apiRoot + resource.path, resource.parameters, query, Number(pageTotal));
  }
  return fields;
}

/** Loads the tables of an answer, with live rows in place of stored ones, which need not be parsed, and computes it. */
async function loadAndCompute(
  resource: Resource,
  query: Query,
  readings: readonly Reading[],
  live: LiveSeason | undefined,
  env: Env,
  now: Date,
): Promise<EncodedAnswer> {
  const isReplaced = ({ table, season }: Reading) => live?.rows[table] && season === live.source.season;
  const stored = await loadTables(
    readings.filter((reading) => !isReplaced(reading)),
    env,
  );
  const { current } = stored.index;
  const tables = live ? overlaidTables(stored, current, live.rows) : stored;
  const events = resource.hasEventStream ? await loadEvents(current, env, now.getTime()) : live?.events;
  // Only an answer that is not prerendered may depend on the moment, and on what the feed does then. Events say that
  // themselves: an answer waits for one reading.
  const isFixed = resource.prerenderedQueries || resource.hasEventStream;
  const feed = isFixed ? noFeed : await loadFeedStatus(current, env, now.getTime());
  const context = { now, feed, liveSource: live?.source, events };
  return computeAnswer(resource, query, tables, context, live?.matchesInPlay);
}

/**
 * Returns the answer to a query in canonical form, computed from tables.
 *
 * @param matchesInPlay the match_id of each match in play
 */
export async function computeAnswer(
  resource: Resource,
  query: Query,
  tables: Tables,
  context: AnswerContext,
  matchesInPlay: ReadonlySet<string> = new Set(),
): Promise<EncodedAnswer> {
  const answer = resource.answer(tables, query, context);
  const csv = csvAnswer(resource, answer, query);
  const body = csv ? encodeText(csv.text) : encodeAnswer(answer);
  const total = 'total' in answer ? answer.total : undefined;
  const hasMatchInPlay = matchesInPlay.size > 0 && showsAny(matchesInPlay, resource, query, answer);
  return { body, etag: await etagOf(body), total, headers: csv?.headers, hasMatchInPlay };
}

/** Returns whether an answer is about one of some matches, has rows about one, or counts all of them. */
function showsAny(matchIds: ReadonlySet<string>, resource: Resource, query: Query, answer: object): boolean {
  if (query.in_play) return true;
  const rows = rowsFor(resource, query);
  const isOfMatch = (row: object) => 'match_id' in row && matchIds.has(String(row.match_id));
  if (!rows) return isOfMatch(answer);
  // A query may leave the ids out of its rows.
  const isUnknown = 'match_id' in rows.schema.shape && 'fields' in query && query.fields !== undefined;
  return rows.of(answer).some((row) => isOfMatch(row) || (isUnknown && !('match_id' in row)));
}
