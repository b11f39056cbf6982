import { idParameter } from '../query/address.ts';
import { InvalidQuery, parseValidQuery } from '../query/parse-query.ts';
import type { League } from '../records/league-schema.ts';
import { memoize } from '../records/memoize.ts';
import {
  failureAnswer,
  invalidAddressAnswer,
  methodAnswer,
  readMethods,
  unknownPathAnswer,
} from '../resources/error-answers.ts';
import { NotFound, type Resource } from '../resources/resource.ts';
import { answerQuery, withKnownIds } from './answer.ts';
import { fileInParts } from './byte-ranges.ts';
import { type Api, apiOf, type Bindings, type Env } from './env.ts';
import { acceptsEvents, streamReply } from './event-stream.ts';
import { respondWithinLimit } from './limit.ts';
import { rememberedReply, rememberReply } from './load-files.ts';
import { mcpAddress, mcpPreflight, respondToModel } from './mcp.ts';
import { missingFileReply } from './missing-file.ts';
import { commonHeaders, errorReply, type Reply, toResponse } from './reply.ts';
import { currentTime, environmentOf } from './variables.ts';

const preflight: Reply = { status: 204, headers: { ...commonHeaders, Allow: readMethods }, body: null };

/** Returns the Worker of a league, which answers at the present moment. */
export function workerOf(league: League) {
  const api = apiOf(league);
  // The platform gives an isolate's requests one object of bindings, which does not change.
  const envFor = memoize((bindings: Bindings) => envOf(api, bindings));
  return {
    async fetch(request, bindings) {
      const env = envFor(bindings);
      const response = await respond(request, env, currentTime(env));
      countAnswer(env, request, response);
      return response;
    },
  } satisfies ExportedHandler<Bindings>;
}

/** Returns what the Worker answers with. */
export function envOf(api: Api, bindings: Bindings): Env {
  return { ...bindings, ...environmentOf(bindings, api.league.feed), api };
}

/**
 * Counts an answer by endpoint and status, where a data set of Workers Analytics Engine is bound. Only these two are
 * written, so that no client can be recognised.
 */
function countAnswer({ COUNTS, api }: Env, { url }: Request, { status }: Response): void {
  if (!COUNTS) return;
  const endpoint = endpointOf(api, URL.parse(url)?.pathname ?? '');
  COUNTS.writeDataPoint({ indexes: [endpoint], blobs: [endpoint, String(status)] });
}

/** Returns the name of an endpoint. Other paths have the name of their kind, so that no text of a visitor is written. */
function endpointOf(api: Api, pathname: string): string {
  if (pathname.startsWith(mcpAddress)) return 'mcp';
  return resourceAt(api, pathname)?.resource.name ?? (isApi(pathname) ? 'unknown' : 'no file');
}

/** Returns whether a path is the API's. Every other path is a file's, or nothing's. */
export function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** A resource, and the id that its path has. */
export interface Found {
  readonly resource: Resource;
  readonly id: readonly (readonly [name: string, value: string])[];
}

/** Returns the resource at a path; a slash at the end changes nothing, nor does percent-encoding (RFC 3986, 6.2.2.2). */
export function resourceAt({ resourcesByPath }: Api, pathname: string): Found | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/\/$/, '');
    const named = resourcesByPath.get(path);
    if (named) return { resource: named, id: [] };
    const idStart = path.lastIndexOf('/') + 1;
    const resource = resourcesByPath.get(`${path.slice(0, idStart)}{}`);
    const name = resource && idParameter(resource.path);
    const id = path.slice(idStart);
    return name && id ? { resource, id: [[name, id]] } : undefined;
  } catch {
    return undefined;
  }
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
    if (isMcp) return await respondToModel(request, env, now);
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
    const query = parseValidQuery(resource, await withKnownIds(resource, [...id, ...url.searchParams], env));
    if (resource.hasEventStream && acceptsEvents(request)) return await streamReply(request, query, env);
    const reply = await answerQuery(resource, query, env, now);
    if (reply.lastingFile) rememberReply(request.url, reply.lastingFile, reply, env);
    return reply;
  } catch (error) {
    return failureReply(error, resource);
  }
}

function failureReply(error: unknown, resource?: Resource): Reply {
  if (!(error instanceof InvalidQuery || error instanceof NotFound)) console.error(error);
  return errorReply(failureAnswer(error, resource));
}
