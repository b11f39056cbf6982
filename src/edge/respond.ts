import type { Query } from '../query/parameter.ts';
import { InvalidQuery } from '../query/parse-query.ts';
import {
  failureAnswer,
  invalidAddressAnswer,
  methodAnswer,
  readMethods,
  unknownPathAnswer,
} from '../resources/error-answers.ts';
import { resources } from '../resources/index.ts';
import { parseValidQuery } from '../resources/parse-valid-query.ts';
import { NotFound, type Resource } from '../resources/resource.ts';
import { type AnswerEnv, answerQuery, type TimedAnswer } from './answer.ts';
import { clientOf } from './client.ts';
import { currentTime, realWaitMs } from './clock.ts';
import { namesETag } from './conditional.ts';
import { environmentOf } from './environment.ts';
import { errorReply } from './errors.ts';
import { eventStream } from './event-stream.ts';
import { commonHeaders, type HeaderFields, jsonHeaders } from './headers.ts';
import { lastingReply, rememberReply } from './lasting-replies.ts';
import { cachedRefusal, checkQuota, type LimitEnv, rateLimitHeaders, tooManyRequests } from './limit.ts';
import { pageLinks } from './links.ts';
import { loadEvents } from './live-rows.ts';
import { mcpAddress, mcpPreflight, mcpReply } from './mcp.ts';
import { missingFileReply } from './not-found-page.ts';
import type { EncodedAnswer } from './prerendered.ts';
import { type Reply, toResponse } from './reply.ts';
import { isApi, resourceAt } from './route.ts';
import { EdgeTables } from './tables.ts';

export interface Env extends LimitEnv, AnswerEnv {}

const preflight: Reply = { status: 204, headers: { ...commonHeaders, Allow: readMethods }, body: null };

/** Answers any request, within the client's limit; HEAD without a body. Never throws. */
export async function respond(request: Request, env: Env, now: Date): Promise<Response> {
  const response = await respondWithBody(request, env, now);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function respondWithBody(request: Request, env: Env, now: Date): Promise<Response> {
  try {
    const { method } = request;
    const lasting = isRead(method) ? lastingReply(request.url, env) : undefined;
    if (lasting) {
      const { answer, headers } = lasting;
      return await respondWithinLimit(request, env, () => conditionalReply(request, answer, headers));
    }
    const url = URL.parse(request.url);
    const isMcp = url?.pathname === mcpAddress;
    if (method === 'OPTIONS') return toResponse(isMcp ? mcpPreflight : preflight);
    if (isMcp) return await respondWithinLimit(request, env, () => mcpReply(request, env, now));
    if (!url) return toResponse(errorReply(invalidAddressAnswer()));
    if (!isApi(url.pathname)) return toResponse(await missingFileReply(request, url.pathname, env.ASSETS));
    const resource = resourceAt(url.pathname);
    if (resource && !isLimited(resource)) {
      const reply = await replyTo(resource, request, url, env, now);
      return toResponse(reply, rateLimitHeaders(clientOf(request), env, undefined));
    }
    return await respondWithinLimit(request, env, () =>
      resource
        ? replyTo(resource, request, url, env, now)
        : errorReply(unknownPathAnswer(url.pathname, resources)),
    );
  } catch (error) {
    return toResponse(failureReply(error));
  }
}

/** Discovery is not rate-limited. */
const isLimited = ({ name }: Resource) => name !== 'discovery';

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
  return toResponse(
    quota && !quota.isAllowed ? tooManyRequests(client, env, quota) : answered,
    rateLimitHeaders(client, env, quota),
  );
}

async function replyTo(resource: Resource, request: Request, url: URL, env: Env, now: Date): Promise<Reply> {
  if (!isRead(request.method)) {
    const answer = methodAnswer(request.method, readMethods, resource);
    return errorReply(answer, { Allow: readMethods });
  }
  try {
    const query = parseValidQuery(resource, url.searchParams);
    if (resource.hasEventStream && acceptsEvents(request)) return await streamReply(request, query, env);
    const answer = await answerQuery(resource, query, env, now);
    const headers = answerHeaders(resource, query, answer);
    const { file, canBeLive } = answer;
    if (file !== undefined && !canBeLive && isLimited(resource))
      rememberReply(request.url, file, headers, env);
    return conditionalReply(request, answer, headers);
  } catch (error) {
    return failureReply(error, resource);
  }
}

function acceptsEvents(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('Accept') ?? '').includes('text/event-stream');
}

/** Returns a stream of events after the last that the client has, which a browser gives when it connects again. */
async function streamReply(request: Request, { since }: Query, env: Env): Promise<Reply> {
  const { index } = await new EdgeTables(env.ASSETS).load([]);
  const environment = environmentOf(env);
  // The parameter is a number, and Number gives NaN for what is no id of ours.
  const lastId = Number(request.headers.get('Last-Event-ID') || since) || 0;
  const body = eventStream(lastId, {
    read: () => loadEvents(index.current, env, currentTime(environment).getTime()),
    wait: (ms) => scheduler.wait(realWaitMs(environment, ms)),
  });
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 200, headers: { ...commonHeaders, ...headers, Vary: 'Accept' }, body };
}

function answerHeaders(
  resource: Resource,
  query: Query,
  { etag, file, total, lifetime, headers }: TimedAnswer,
): HeaderFields {
  const links = total === undefined ? undefined : pageLinks(resource, query, total);
  return {
    ...jsonHeaders(lifetime),
    ...headers,
    ...(resource.hasEventStream && { Vary: 'Accept' }),
    ETag: etag,
    ...(file !== undefined && { 'Content-Location': file }),
    ...(links !== undefined && { Link: links }),
  };
}

function conditionalReply(
  request: Request,
  { etag, body }: EncodedAnswer,
  headers: HeaderFields | Headers,
): Reply {
  return namesETag(request.headers.get('If-None-Match'), etag)
    ? { status: 304, headers, body: null }
    : { status: 200, headers, body };
}

function failureReply(error: unknown, resource?: Resource): Reply {
  if (!(error instanceof InvalidQuery || error instanceof NotFound)) console.error(error);
  return errorReply(failureAnswer(error, resource));
}
