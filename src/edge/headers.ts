import { cacheControl, type Lifetime } from '../resources/lifetimes.ts';

/** On every answer of the Worker, errors included; `_headers` says the same for files. */
export const common: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Expose-Headers':
    'Content-Location, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, ' +
    'X-RateLimit-Remaining, X-RateLimit-Reset',
  'X-Content-Type-Options': 'nosniff',
};

/** The fields of a JSON answer that may be kept so long. */
export function jsonHeaders(lifetime: Lifetime): Headers {
  return new Headers({
    ...common,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': cacheControl(lifetime),
  });
}
