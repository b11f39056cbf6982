import type { Query } from '../query/parameter.ts';
import { InvalidQuery, parseQuery } from '../query/parse-query.ts';
import { NotFound, type Resource } from '../resources/resource.ts';
import { type AnswerEnv, answerQuery } from './answer.ts';
import { clientOf } from './client.ts';
import { namesETag } from './conditional.ts';
import { errorReply } from './errors.ts';
import { commonHeaders, jsonHeaders } from './headers.ts';
import { cachedRefusal, checkQuota, type LimitEnv, rateLimitHeaders, tooManyRequests } from './limit.ts';
import { pageLinks } from './links.ts';
import { notFoundReply } from './not-found.ts';
import { missingFileReply } from './not-found-page.ts';
import { type Reply, toResponse } from './reply.ts';
import { isApi, resourceAt } from './route.ts';

export interface Env extends LimitEnv, AnswerEnv {}

const allowedMethods = 'GET, HEAD, OPTIONS';
const preflight: Reply = { status: 204, headers: { ...commonHeaders, Allow: allowedMethods }, body: null };

/** Answers any request, within the client's limit. Never throws. */
export async function respond(request: Request, env: Env, now: Date): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return toResponse(preflight);
    const url = URL.parse(request.url);
    if (!url)
      return toResponse(errorReply(400, 'the address is no URL; expected one such as /api/v1/matches'));
    if (!isApi(url.pathname)) return toResponse(await missingFileReply(request, url.pathname, env.ASSETS));
    return await respondWithinLimit(request, url, env, now);
  } catch (error) {
    return toResponse(failureReply(error));
  }
}

async function respondWithinLimit(request: Request, url: URL, env: Env, now: Date): Promise<Response> {
  const client = clientOf(request);
  const resource = resourceAt(url.pathname);
  // Discovery is not rate-limited.
  if (resource?.name === 'discovery') {
    const reply = await replyTo(resource, request, url, env, now);
    return toResponse(reply, rateLimitHeaders(client, env, undefined));
  }
  const refusal = cachedRefusal(client);
  if (refusal) {
    return toResponse(tooManyRequests(client, env, refusal), rateLimitHeaders(client, env, refusal));
  }
  // The limiter is asked while the answer is made.
  const [quota, reply] = await Promise.all([
    checkQuota(client, env),
    resource ? replyTo(resource, request, url, env, now) : notFoundReply(url.pathname),
  ]);
  return toResponse(
    quota && !quota.isAllowed ? tooManyRequests(client, env, quota) : reply,
    rateLimitHeaders(client, env, quota),
  );
}

async function replyTo(resource: Resource, request: Request, url: URL, env: Env, now: Date): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorReply(405, `method ${request.method} is not offered; expected one of ${allowedMethods}`, {
      headers: { Allow: allowedMethods },
    });
  }
  try {
    const query = parseQuery(resource.parameters, url.searchParams);
    const fault = resource.validate?.(query);
    if (fault !== undefined) throw new InvalidQuery(fault);
    const answer = await answerQuery(resource, query, env, now);
    return answerReply(request, resource, query, answer);
  } catch (error) {
    return failureReply(error);
  }
}

function answerReply(
  request: Request,
  resource: Resource,
  query: Query,
  { body, etag, file, total, lifetime, headers: contentHeaders }: Awaited<ReturnType<typeof answerQuery>>,
): Reply {
  const links = total === undefined ? undefined : pageLinks(resource, query, total);
  const headers = {
    ...jsonHeaders(lifetime),
    ...contentHeaders,
    ETag: etag,
    ...(file !== undefined && { 'Content-Location': file }),
    ...(links !== undefined && { Link: links }),
  };
  return namesETag(request.headers.get('If-None-Match'), etag)
    ? { status: 304, headers, body: null }
    : { status: 200, headers, body };
}

function failureReply(error: unknown): Reply {
  if (error instanceof InvalidQuery) return errorReply(400, error.message);
  if (error instanceof NotFound) return errorReply(404, error.message);
  console.error(error);
  return errorReply(500, 'the answer could not be made; the fault is ours and has been logged');
}
