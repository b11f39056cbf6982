import type { Query } from '../query/parameter.ts';
import { InvalidQuery, parseQuery } from '../query/parse-query.ts';
import { apiRoot } from '../resources/discovery.ts';
import { maxHeadBytes, NotFound, type Resource } from '../resources/resource.ts';
import { type AnswerEnv, answerQuery } from './answer.ts';
import { clientOf } from './client.ts';
import { noneMatchNames } from './conditional.ts';
import { errorResponse } from './errors.ts';
import { common, jsonHeaders } from './headers.ts';
import { cachedRefusal, checkQuota, type LimitEnv, setRateLimitHeaders, tooManyRequests } from './limit.ts';
import { pageLinks } from './links.ts';
import type { Quota } from './rate-limiter.ts';
import { isApi, notFoundResponse, resourceAt } from './route.ts';

export interface Env extends LimitEnv, AnswerEnv {}

const allowed = 'GET, HEAD, OPTIONS';

/** Answers any request, within the client's limit. Never throws. */
export async function respond(request: Request, env: Env, now: Date): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...common, Allow: allowed } });
  }
  const url = new URL(request.url);
  if (!isApi(url.pathname)) return notFoundResponse(url.pathname);
  const resource = resourceAt(url.pathname);
  // Whoever looks for the way does not pay for it.
  const cost = resource?.name === 'discovery' ? 0 : 1;
  const client = clientOf(request);
  const over = cost > 0 ? cachedRefusal(client) : undefined;
  if (over) return withRateLimitHeaders(env, tooManyRequests(env, over), over);
  // The limiter is asked while the answer is made.
  const [quota, response] = await Promise.all([
    checkQuota(client, env, cost),
    resource ? respondWith(resource, request, url, env, now) : notFoundResponse(url.pathname),
  ]);
  return withRateLimitHeaders(env, quota && !quota.allowed ? tooManyRequests(env, quota) : response, quota);
}

function withRateLimitHeaders(env: Env, response: Response, quota: Quota | undefined): Response {
  setRateLimitHeaders(response.headers, env, quota);
  return response;
}

/** Method, query, file or answer. */
async function respondWith(
  resource: Resource,
  request: Request,
  url: URL,
  env: Env,
  now: Date,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = errorResponse(405, `method ${request.method} is not offered; expected one of ${allowed}`);
    refused.headers.set('Allow', allowed);
    return refused;
  }
  try {
    const query = parseQuery(resource.parameters, url.searchParams);
    const refusal = resource.validate?.(query);
    if (refusal !== undefined) throw new InvalidQuery(refusal);
    const answer = await answerQuery(resource, query, env, now);
    return toResponse(request, url, resource, query, answer);
  } catch (error) {
    return failure(error);
  }
}

function toResponse(
  request: Request,
  url: URL,
  resource: Resource,
  query: Query,
  answer: Awaited<ReturnType<typeof answerQuery>>,
): Response {
  const headers = jsonHeaders(answer.lifetime);
  headers.set('ETag', answer.etag);
  if (answer.file !== undefined) headers.set('Content-Location', answer.file);
  const { limit, offset } = query;
  const total = resource.readTotal?.(decodeHead(answer.body), query);
  if (total !== undefined) {
    const links = pageLinks(url, apiRoot + resource.path, total, {
      limit: Number(limit),
      offset: Number(offset),
    });
    headers.set('Link', links);
  }
  return noneMatchNames(request.headers.get('If-None-Match'), answer.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(answer.body, { headers });
}

function decodeHead(body: Uint8Array): string {
  return new TextDecoder().decode(body.subarray(0, maxHeadBytes));
}

function failure(error: unknown): Response {
  if (error instanceof InvalidQuery) return errorResponse(400, error.message);
  if (error instanceof NotFound) return errorResponse(404, error.message);
  console.error(error);
  return errorResponse(500, 'the answer could not be made; the fault is ours and has been logged');
}
