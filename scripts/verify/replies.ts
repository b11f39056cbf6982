import type * as z from 'zod';
import { common } from '../../src/edge/headers.ts';
import { type ErrorAnswer, errorAnswer } from '../../src/records/error.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { lifetimes } from '../../src/resources/lifetimes.ts';
import { expectForm, expectSame, unmet } from './expectation.ts';
import type { Reply, Site } from './site.ts';

/** What of a resource is seen from outside. */
interface Asked<Answer> {
  readonly path: string;
  readonly responseSchema: z.ZodType<Answer>;
  readonly lifetime: object;
}

const json = /^application\/json\b/;
const etag = /^(W\/)?"[^"]+"$/;
const fresh = /^public, max-age=[1-9]\d*/;

const limitFields = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
];

/**
 * The API's answer to a query, held against the schema of its resource and the fields every answer has.
 *
 * @throws {AssertionError}
 */
export async function answerTo<Answer>(site: Site, resource: Asked<Answer>, query = ''): Promise<Answer> {
  const reply = await replyTo(site, resource, query);
  return contentOf(reply, resource.responseSchema);
}

/**
 * The same, as it came.
 *
 * @throws {AssertionError}
 */
export async function replyTo(
  site: Site,
  { path, lifetime }: Pick<Asked<unknown>, 'path' | 'lifetime'>,
  query: string,
): Promise<Reply> {
  const reply = await site.ask(`${apiRoot}${path === '/' ? '' : path}${query === '' ? '' : `?${query}`}`);
  expectSame(`status of ${reply.address}`, reply.status, 200);
  expectFields(reply, json, lifetime === lifetimes.never ? /^no-store$/ : fresh);
  expectLimitFields(reply);
  return reply;
}

/**
 * A file of some type, with the fields every file has; the limit is none of them, as no function stands before files.
 *
 * @throws {AssertionError}
 */
export async function fileAt(site: Site, address: string, type: RegExp = json): Promise<Reply> {
  const reply = await site.ask(address);
  expectSame(`status of ${address}`, reply.status, 200);
  expectFields(reply, type, /^public, max-age=\d+/);
  for (const name of limitFields) expectSame(`${name} of ${address}`, reply.headers.get(name), null);
  return reply;
}

/**
 * An error as clients read it: JSON that says the status and a message.
 *
 * @throws {AssertionError}
 */
export function errorIn(reply: Reply, status: number): ErrorAnswer {
  expectSame(`status of ${reply.address}`, reply.status, status);
  expectCommon(reply);
  expectForm(`Content-Type of ${reply.address}`, reply.headers.get('Content-Type'), json);
  const error = contentOf(reply, errorAnswer);
  expectSame(`status in the body of ${reply.address}`, error.status, status);
  return error;
}

/**
 * The API says how many requests there are. How many are left is missing where the limiter was too slow.
 *
 * @throws {AssertionError}
 */
export function expectLimitFields({ address, headers }: Reply): void {
  expectForm(`X-RateLimit-Limit of ${address}`, headers.get('X-RateLimit-Limit'), /^\d+$/);
  expectForm(`RateLimit-Policy of ${address}`, headers.get('RateLimit-Policy'), /^"client";q=\d+;w=\d+$/);
}

/** @throws {AssertionError} unless any origin may read it */
export function expectCommon({ address, headers }: Reply): void {
  for (const [name, value] of Object.entries(common))
    expectSame(`${name} of ${address}`, headers.get(name), value);
}

/**
 * What a JSON body says, of the form of a schema.
 *
 * @throws {AssertionError}
 */
export function contentOf<Content>(reply: Reply, schema: z.ZodType<Content>): Content {
  const { success, data, error } = schema.safeParse(parse(reply));
  if (success) return data;
  const [issue] = error.issues;
  throw unmet(`${reply.address} at ${issue?.path.join('.')}`, 'what its schema says', issue?.message);
}

function expectFields(reply: Reply, type: RegExp, cacheControl: RegExp): void {
  const { address, headers } = reply;
  expectCommon(reply);
  expectForm(`Content-Type of ${address}`, headers.get('Content-Type'), type);
  expectForm(`Cache-Control of ${address}`, headers.get('Cache-Control'), cacheControl);
  expectForm(`ETag of ${address}`, headers.get('ETag'), etag);
}

function parse({ address, body }: Reply): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw unmet(address, 'JSON', text);
  }
}
