import { expect, it } from 'vitest';
import { commonHeaders, jsonHeaders } from '../../../src/edge/headers.ts';
import { lifetimes } from '../../../src/resources/lifetimes.ts';

it('every answer may be read by any origin, and conditionally', () => {
  expect(commonHeaders).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
    'Access-Control-Max-Age': '86400',
    'Access-Control-Expose-Headers': expect.stringMatching(
      /Content-Location.*ETag.*Link.*Retry-After.*X-RateLimit-Limit.*X-RateLimit-Remaining.*X-RateLimit-Reset/,
    ),
    'X-Content-Type-Options': 'nosniff',
  });
});

it('jsonHeaders has the common fields, the type and the lifetime, built once', () => {
  const fields = jsonHeaders(lifetimes.live);
  expect(fields).toEqual({
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=15, stale-while-revalidate=60, stale-if-error=60',
  });
  expect(jsonHeaders(lifetimes.live)).toBe(fields);
  expect(jsonHeaders(lifetimes.never)['Cache-Control']).toBe('no-store');
});
