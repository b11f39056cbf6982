import { expect, it } from 'vitest';
import { commonHeaders, jsonHeaders } from '../../../src/edge/reply.ts';
import { lifetimes } from '../../../src/resources/lifetimes.ts';

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
