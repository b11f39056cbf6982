import { cacheControl, type Lifetime } from '../resources/lifetimes.ts';

export type HeaderFields = Readonly<Record<string, string>>;

/** On every answer of the Worker, errors included; `_headers` says the same for files. */
export const commonHeaders: HeaderFields = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Expose-Headers':
    'Content-Location, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, ' +
    'X-RateLimit-Remaining, X-RateLimit-Reset',
  'X-Content-Type-Options': 'nosniff',
};

const byLifetime = new Map<Lifetime, HeaderFields>();

/** Returns the fields of a JSON answer of a lifetime, built once. */
export function jsonHeaders(lifetime: Lifetime): HeaderFields {
  const built = byLifetime.get(lifetime);
  if (built) return built;
  const fields = {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': cacheControl(lifetime),
  };
  byLifetime.set(lifetime, fields);
  return fields;
}
