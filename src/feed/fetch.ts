/** The feed gave nothing to use; the message may be published. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** What the feed did, as a sentence without a subject. */
  readonly problem: string;
  /** The status of the answer; undefined where there was none. Of one with 200, the body could not be used. */
  readonly status: number | undefined;

  constructor(problem: string, { status, cause }: { status?: number | undefined; cause?: unknown } = {}) {
    super(`the feed ${problem}`, { cause });
    this.problem = problem;
    this.status = status;
  }
}

/** What is read of an answer of the feed. */
interface FeedResponse {
  readonly status: number;
  /** The address that answered, after redirects; empty where it is not known. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array<ArrayBuffer>> | null;
}

/** Requests an address: the platform's `fetch` in the Worker, one with retries and an agent of its own in a refresh. */
export type FeedFetch = (
  url: string,
  init: { readonly headers: Record<string, string>; readonly signal: AbortSignal },
) => Promise<FeedResponse>;

interface FetchOptions {
  readonly fetch: FeedFetch;
  readonly headers: Readonly<Record<string, string>>;
  /** How long an answer may take to its last byte. */
  readonly timeoutMs: number;
  /** The longest answer that is read, in bytes after decompression. */
  readonly maxBytes: number;
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer with more objects and lists is none of a season: what is made of each takes a hundred times its bytes. */
const maxObjects = 100_000;

/**
 * Fetches JSON at a path of the first origin that gives any.
 *
 * @param origins asked in order, with spaces between them: the feed's host has moved before
 * @throws {FeedError} of the last origin, but that there is nothing (404) if one says so
 */
export async function fetchJson(origins: string, path: string, options: FetchOptions): Promise<unknown> {
  const [origin, ...others] = origins.split(' ');
  try {
    return await fetchFrom(`${origin}${path}`, options);
  } catch (error) {
    if (others.length === 0 || options.signal?.aborted) throw error;
    const isMissing = error instanceof FeedError && error.status === 404;
    return await fetchJson(others.join(' '), path, options).catch((lastError) => {
      throw isMissing ? error : lastError;
    });
  }
}

/** @throws {FeedError} if the answer is no JSON, too long, too slow, no 200 or not by https */
async function fetchFrom(url: string, options: FetchOptions): Promise<unknown> {
  const { headers, timeoutMs, maxBytes, signal } = options;
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  const either = signal ? AbortSignal.any([signal, request.signal]) : request.signal;
  let status: number | undefined;
  try {
    const response = await options.fetch(url, { headers: { ...headers }, signal: either });
    status = response.status;
    if (status !== 200) throw new FeedError(`answered ${status}`, { status });
    if (url.startsWith('https:') && response.url.startsWith('http:'))
      throw new FeedError('redirects to what is not an https address', { status });
    return await readJson(response, maxBytes);
  } catch (error) {
    // Ends what may still come of the answer.
    request.abort();
    if (error instanceof FeedError) throw error;
    // A fetch that refuses an address says so in the cause of its error.
    if (error instanceof Error && error.cause instanceof FeedError) throw error.cause;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    const problem = isSlow
      ? `took longer than ${timeoutMs / 1000} seconds`
      : 'cannot be reached, or broke off';
    throw new FeedError(problem, { status, cause: error });
  } finally {
    // A timer that goes on would keep a Durable Object awake.
    clearTimeout(timer);
  }
}

async function readJson({ status, body, headers }: FeedResponse, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let objects = 0;
  const assertLength = (bytes: number) => {
    if (bytes > maxBytes) throw new FeedError(`answered with more than ${maxBytes} bytes`, { status });
  };
  assertLength(Number(headers.get('Content-Length') ?? 0));
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest.
    assertLength(length);
    objects += countObjects(chunk);
    if (objects > maxObjects)
      throw new FeedError(`answered with more than ${maxObjects} objects and lists`, { status });
    chunks.push(chunk);
  }
  // The text of a blob has no byte order mark, which .NET may write.
  const text = await new Blob(chunks).text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError('answered with something that is no JSON', { status, cause: error });
  }
}

const openingBrace = 0x7b;
const openingBracket = 0x5b;

/** Returns how many objects and lists a piece of JSON begins, with the braces and brackets of its texts. */
function countObjects(piece: Uint8Array): number {
  let count = 0;
  for (const byte of piece) if (byte === openingBrace || byte === openingBracket) count += 1;
  return count;
}
