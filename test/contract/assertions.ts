import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { commonHeaders } from '../../src/edge/reply.ts';
import { type ErrorAnswer, errorAnswer } from '../../src/records/service-status.ts';
import type { Reply } from './reply.ts';

const json = /^application\/json\b/;

const rateLimitHeaders = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
];

/** Asserts the value of a header, or its pattern; `null` where it must be missing. */
export function expectHeader(
  { address, headers }: Reply,
  name: string,
  expected: string | RegExp | null,
): void {
  const found = expect(headers.get(name) ?? 'missing', `${name} of ${address}`);
  if (expected instanceof RegExp) found.toMatch(expected);
  else found.toBe(expected ?? 'missing');
}

/** Asserts what every answer has, whatever its status: any origin may read it. */
export function expectCommonHeaders(reply: Reply): void {
  for (const [name, value] of Object.entries(commonHeaders)) expectHeader(reply, name, value);
}

/** Asserts the quota. The remaining count is left out where the limiter was too slow. */
function expectRateLimitHeaders(reply: Reply): void {
  expectHeader(reply, 'X-RateLimit-Limit', /^\d+$/);
  expectHeader(reply, 'RateLimit-Policy', /^"client";q=\d+;w=\d+$/);
}

/** Asserts a successful JSON answer of the API. */
export function expectAnswer(reply: Reply): void {
  expectContent(reply, json, /^(public, max-age=[1-9]\d*|no-store$)/);
  expectRateLimitHeaders(reply);
}

/** Asserts a file of a media type. No function runs in front of files, so they have no quota. */
export function expectFile(reply: Reply, type: RegExp = json): void {
  expectContent(reply, type, /^public, max-age=\d+/);
  for (const name of rateLimitHeaders) expectHeader(reply, name, null);
}

/** Asserts an error: JSON with the status and a message. */
export function expectError(reply: Reply, status: number): ErrorAnswer {
  const { address } = reply;
  expect(reply.status, `status of ${address}`).toBe(status);
  expectCommonHeaders(reply);
  expectHeader(reply, 'Content-Type', json);
  const error = contentOf(reply, errorAnswer);
  expect(error.status, `status in the body of ${address}`).toBe(status);
  return error;
}

/** Parses a JSON body by a schema, and fails with the place of the first fault. */
export function contentOf<Content>(reply: Reply, schema: z.ZodMiniType<Content>): Content {
  const { success, data, error } = schema.safeParse(reply.json());
  const [issue] = error?.issues ?? [];
  if (!success) throw new Error(`${reply.address} at ${issue?.path.join('.')}: ${issue?.message}`);
  return data;
}

function expectContent(reply: Reply, type: RegExp, cacheControl: RegExp): void {
  expect(reply.status, `status of ${reply.address}`).toBe(200);
  expectCommonHeaders(reply);
  expectHeader(reply, 'Content-Type', type);
  expectHeader(reply, 'Cache-Control', cacheControl);
  expectHeader(reply, 'ETag', /^(W\/)?"[^"]+"$/);
}
