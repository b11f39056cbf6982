import { memoize } from '../records/memoize.ts';
import type { ErrorAnswer } from '../records/service-status.ts';
import { AnswerEncoder, encode } from '../resources/encode.ts';
import { cacheControl, type Lifetime, lifetimes } from '../resources/lifetimes.ts';

export type HeaderFields = Readonly<Record<string, string>>;

/** A response in the making: its fields become `Headers` once, when all of them are known. */
export interface Reply {
  readonly status: number;
  /** As `Headers` where a reply is sent many times: copying them costs less than building them. */
  readonly headers: HeaderFields | Headers;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
  /** The ETag of an answer that the client may have already. */
  readonly etag?: string;
}

/** On every answer of the Worker, errors included; `_headers` says the same for files. */
export const commonHeaders: HeaderFields = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Expose-Headers':
    'Accept-Ranges, Content-Location, Content-Range, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, ' +
    'X-RateLimit-Remaining, X-RateLimit-Reset',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the fields of a JSON answer of a lifetime, built once. */
export const jsonHeaders = memoize(
  (lifetime: Lifetime): HeaderFields => ({
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': cacheControl(lifetime),
    // A cache keeps an answer for each encoding, whose ETags are the same.
    Vary: 'Accept-Encoding',
  }),
);

/** Returns an error as a reply. A fault of the request may be cached, one of the moment may not. */
export function errorReply(answer: ErrorAnswer, headers: HeaderFields = {}): Reply {
  const lifetime = answer.status < 429 ? lifetimes.clientError : lifetimes.never;
  return { status: answer.status, headers: { ...jsonHeaders(lifetime), ...headers }, body: encode(answer) };
}

/**
 * Returns the response of a reply, which is a 304 if the client has the answer.
 *
 * @param asked the header fields of the request, where the reply is an answer to it
 */
export function toResponse(
  { status, headers, body, etag }: Reply,
  more: HeaderFields = {},
  asked?: Headers,
): Response {
  const isKnown = etag !== undefined && namesETag(asked?.get('If-None-Match') ?? null, etag);
  const response = new Response(isKnown ? null : body, { status: isKnown ? 304 : status, headers });
  // The name is one of the fields'.
  for (const name in more) response.headers.set(name, more[name] as string);
  // The platform compresses JSON, and of CSV only what asks for it: https://developers.cloudflare.com/speed/optimization/content/compression/
  const isCsv = response.headers.get('Content-Type')?.startsWith('text/csv') && response.body;
  if (isCsv && /\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(asked?.get('Accept-Encoding') ?? ''))
    response.headers.set('Content-Encoding', 'gzip');
  return response;
}

/**
 * Returns whether If-None-Match names the ETag, in a list or as `*`. ETags are compared weakly (RFC 9110, 13.1.2), since a
 * cache that compresses makes a strong one weak.
 */
export function namesETag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return ifNoneMatch.matchAll(/(?:W\/)?"[^"]*"/g).some(([tag]) => opaque(tag) === opaque(etag));
}

/** Returns the strong ETag of a body made at the edge: its SHA-256, cut to 128 bits. A file has the asset layer's. */
export async function etagOf(body: Uint8Array): Promise<string> {
  // No other thread has the bytes.
  const bytes = body as Uint8Array<ArrayBuffer>;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${digest.subarray(0, 16).toHex()}"`;
}

const utf8 = new TextEncoder();

/** Returns a text in UTF-8. */
export const encodeText = (text: string) => utf8.encode(text);

const encoder = new AnswerEncoder(encodeText);

/** Returns an answer as JSON. Its rows must not change afterwards. */
export const encodeAnswer = (answer: object) => encoder.encodeAnswer(answer);
