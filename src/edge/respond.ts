import type { Query } from '../query/parameter.ts';
import { InvalidQuery, parseValidQuery } from '../query/parse-query.ts';
import type { League } from '../records/league-schema.ts';
import {
  failureAnswer,
  invalidAddressAnswer,
  methodAnswer,
  readMethods,
  unknownPathAnswer,
} from '../resources/error-answers.ts';
import { NotFound, type Resource } from '../resources/resource.ts';
import { answerQuery } from './answer.ts';
import { loadWorld, rememberedReply, rememberReply } from './assets.ts';
import { fileInParts } from './byte-ranges.ts';
import {
  type Api,
  apiOf,
  type Bindings,
  currentTime,
  type Env,
  envOf,
  type Found,
  isApi,
  realWaitMs,
  resourceAt,
} from './env.ts';
import { eventStream } from './event-stream.ts';
import { cachedRefusal, checkQuota, clientOf, rateLimitHeaders, tooManyRequests } from './limit.ts';
import { loadEvents } from './live-rows.ts';
import { mcpAddress, mcpPreflight, mcpReply } from './mcp.ts';
import { missingFileReply } from './not-found-page.ts';
import { commonHeaders, errorReply, type HeaderFields, type Reply, toResponse } from './reply.ts';

const preflight: Reply = { status: 204, headers: { ...commonHeaders, Allow: readMethods }, body: null };

/** Returns the Worker of a league, which answers at the present moment. */
export function workerOf(league: League) {
  const api = apiOf(league);
  // The platform gives an isolate's requests one object of bindings, which does not change.
  const envs = new WeakMap<Bindings, Env>();
  return {
    async fetch(request, bindings) {
      const env = envs.get(bindings) ?? envOf(api, bindings);
      envs.set(bindings, env);
      const response = await respond(request, env, currentTime(env));
      countAnswer(env, request, response);
      return response;
    },
  } satisfies ExportedHandler<Bindings>;
}

/**
 * Counts an answer by endpoint and status, where a data set of Workers Analytics Engine is bound. Nothing of the client is
 * written, no address and no query.
 */
function countAnswer({ COUNTS, api }: Env, { url }: Request, { status }: Response): void {
  if (!COUNTS) return;
  const endpoint = endpointOf(api, URL.parse(url)?.pathname ?? '');
  COUNTS.writeDataPoint({ indexes: [endpoint], blobs: [endpoint, String(status)] });
}

/** Returns the name of an endpoint; what is none has a name of its kind, so that a visitor's text is never written. */
function endpointOf(api: Api, pathname: string): string {
  if (pathname.startsWith(mcpAddress)) return 'mcp';
  return resourceAt(api, pathname)?.resource.name ?? (isApi(pathname) ? 'unknown' : 'no file');
}

/** Answers any request, within the client's limit; HEAD without a body. Never throws. */
export async function respond(request: Request, env: Env, now: Date): Promise<Response> {
  const response = await respondWithBody(request, env, now);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function respondWithBody(request: Request, env: Env, now: Date): Promise<Response> {
  try {
    const { method } = request;
    const remembered = isRead(method) ? rememberedReply(request.url, env) : undefined;
    if (remembered) return await respondWithinLimit(request, env, () => remembered);
    const url = URL.parse(request.url);
    const isMcp = url?.pathname === mcpAddress || url?.pathname === `${mcpAddress}/`;
    if (method === 'OPTIONS') return toResponse(isMcp ? mcpPreflight : preflight);
    if (isMcp) return await respondWithinLimit(request, env, () => mcpReply(request, env, now));
    if (!url) return toResponse(errorReply(invalidAddressAnswer()));
    if (!isApi(url.pathname)) {
      const file = isRead(method) ? await fileInParts(request, url.pathname, env.ASSETS) : undefined;
      return file ?? toResponse(await missingFileReply(request, url.pathname, env));
    }
    const found = resourceAt(env.api, url.pathname);
    return await respondWithinLimit(request, env, () =>
      found
        ? replyTo(found, request, url, env, now)
        : errorReply(unknownPathAnswer(url.pathname, env.api.resources)),
    );
  } catch (error) {
    return toResponse(failureReply(error));
  }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

async function respondWithinLimit(
  request: Request,
  env: Env,
  reply: () => Reply | Promise<Reply>,
): Promise<Response> {
  const client = clientOf(request);
  const refusal = cachedRefusal(client);
  if (refusal) {
    return toResponse(tooManyRequests(client, env, refusal), rateLimitHeaders(client, env, refusal));
  }
  // The quota is checked while the answer is computed.
  const [quota, answered] = await Promise.all([checkQuota(client, env), reply()]);
  const allowed = quota && !quota.isAllowed ? tooManyRequests(client, env, quota) : answered;
  return respondTo(request, allowed, rateLimitHeaders(client, env, quota));
}

function respondTo({ headers }: Request, reply: Reply, more: HeaderFields): Response {
  const response = toResponse(reply, more, headers.get('If-None-Match'));
  // The platform compresses JSON, and of CSV only what asks for it: https://developers.cloudflare.com/speed/optimization/content/compression/
  const isCsv = response.headers.get('Content-Type')?.startsWith('text/csv') && response.body;
  if (isCsv && /\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(headers.get('Accept-Encoding') ?? ''))
    response.headers.set('Content-Encoding', 'gzip');
  return response;
}

async function replyTo(
  { resource, id }: Found,
  request: Request,
  url: URL,
  env: Env,
  now: Date,
): Promise<Reply> {
  if (!isRead(request.method)) {
    const answer = methodAnswer(request.method, readMethods, resource);
    return errorReply(answer, { Allow: readMethods });
  }
  try {
    const query = parseValidQuery(resource, [...id, ...url.searchParams]);
    if (resource.hasEventStream && acceptsEvents(request)) return await streamReply(request, query, env);
    const reply = await answerQuery(resource, query, env, now);
    if (reply.lastingFile) rememberReply(request.url, reply.lastingFile, reply, env);
    return reply;
  } catch (error) {
    return failureReply(error, resource);
  }
}

function acceptsEvents(request: Request): boolean {
  const accepted = (request.headers.get('Accept') ?? '')
    .split(',')
    .filter((type) => !/;\s*q=0(\.0*)?\s*$/.test(type));
  return request.method === 'GET' && accepted.some((type) => type.includes('text/event-stream'));
}

/** Returns a stream of events: from now on, or after the last that the client has, which a browser gives when it resumes. */
async function streamReply(request: Request, { since }: Query, env: Env): Promise<Reply> {
  const { index } = await loadWorld(env);
  // The parameter is a number, and Number gives NaN for what is no id of ours.
  const lastId = Number(request.headers.get('Last-Event-ID') || since);
  const body = eventStream(Number.isNaN(lastId) ? undefined : lastId, {
    read: () => loadEvents(index.current, env, currentTime(env).getTime()),
    wait: (ms) => scheduler.wait(realWaitMs(env, ms)),
  });
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 200, headers: { ...commonHeaders, ...headers, Vary: 'Accept' }, body };
}

function failureReply(error: unknown, resource?: Resource): Reply {
  if (!(error instanceof InvalidQuery || error instanceof NotFound)) console.error(error);
  return errorReply(failureAnswer(error, resource));
}
