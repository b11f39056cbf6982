import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';
import { maxStaleMs, timeoutMs } from './timing.ts';

/**
 * The longest answer that is read, in bytes. Eighty players have some two million; parsed, an answer takes twenty times as
 * much memory, of the 128 MB that an isolate has.
 */
const maxBytes = 3_000_000;

const maxRedirects = 3;
const redirectStatuses = [301, 302, 303, 307, 308];

type FeedHeaders = LiveFeedAdapter['headers'];

/** The feed gave nothing to use; the message may be published. */
export class FeedError extends Error {
  override name = 'FeedError';

  constructor(problem: string) {
    super(`the feed ${problem}`);
  }
}

/** Returns what may be published of a failure: what the feed did, and nothing internal. */
export function publicMessage(error: unknown): string {
  if (error instanceof FeedError) return error.message;
  if (error instanceof UnexpectedResponseError) return `the feed's answer ${error.message}`;
  console.error(error);
  return "the feed's answer could not be read";
}

/** An answer of the feed, and when the feed made it, in milliseconds since 1970. */
export interface FetchedPage {
  readonly body: unknown;
  readonly answeredAt: number;
}

/** Fetches what the feed has at a path below its origin. */
export type FetchPage = (path: string) => Promise<FetchedPage>;

/**
 * Asks the feed for an answer, and when it made it.
 *
 * @throws {FeedError} if it gives none, or one that is too old to be used
 */
export async function fetchAnswer(adapter: LiveFeedAdapter, url: string, now: number): Promise<FetchedPage> {
  const body = await fetchFeed(url, adapter.headers, timeoutMs);
  // An answer from a cache may be months old.
  const answeredAt = Math.min(adapter.requestTime(body)?.getTime() ?? now, now);
  if (now - answeredAt >= maxStaleMs)
    throw new FeedError(`answered with what it had at ${new Date(answeredAt).toISOString()}`);
  return { body, answeredAt };
}

/**
 * Asks the feed.
 *
 * @param url the address, origin included
 * @param headers those of the feed's adapter
 * @param timeoutMs to the last byte
 * @throws {FeedError} if the answer is no JSON, too long, too slow or no 200
 */
export async function fetchFeed(url: string, headers: FeedHeaders, timeoutMs: number): Promise<unknown> {
  const bytes = await bytesOf(url, headers, timeoutMs).catch((error: Error) => {
    if (error instanceof FeedError) throw error;
    const isSlow = error.name === 'TimeoutError';
    throw new FeedError(
      isSlow ? `took longer than ${timeoutMs / 1000} seconds` : 'cannot be reached, or broke off',
    );
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FeedError('answered with something that is no JSON');
  }
}

async function bytesOf(url: string, headers: FeedHeaders, timeoutMs: number): Promise<Uint8Array> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  try {
    return await readAnswer(url, headers, request.signal);
  } finally {
    // A timer that goes on would keep the Durable Object awake.
    clearTimeout(timer);
  }
}

async function readAnswer(url: string, headers: FeedHeaders, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetchFollowing(url, headers, signal);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new FeedError(`answered ${response.status}`);
  }
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw new FeedError(tooLong);
  }
  return readWhole(response);
}

/** Follows a few redirects: the feed's host has moved before. None leads from https to http. */
async function fetchFollowing(url: string, headers: FeedHeaders, signal: AbortSignal): Promise<Response> {
  let address = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(address, { headers, signal, redirect: 'manual' });
    if (!redirectStatuses.includes(response.status)) return response;
    await response.body?.cancel();
    const target = URL.parse(response.headers.get('Location') ?? '', address);
    if (!target || !['https:', new URL(address).protocol].includes(target.protocol))
      throw new FeedError('redirects to what is not an https address');
    address = target.href;
  }
  throw new FeedError(`redirects more than ${maxRedirects} times`);
}

const tooLong = `answered with more than ${maxBytes} bytes`;

async function readWhole({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (length > maxBytes) throw new FeedError(tooLong);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
