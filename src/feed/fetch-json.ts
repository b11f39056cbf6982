/** The feed gave nothing to use; the message may be published. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** What the feed did, as a sentence without a subject. */
  readonly problem: string;
  /** The status and headers of the answer that was no success; undefined where there was none. */
  readonly answer: Pick<Response, 'status' | 'headers'> | undefined;

  constructor(problem: string, { answer, cause }: { answer?: FeedError['answer']; cause?: unknown } = {}) {
    super(`the feed ${problem}`, { cause });
    this.problem = problem;
    this.answer = answer;
  }
}

export interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** How long an answer may take to its last byte. */
  readonly timeoutMs: number;
  /** The longest answer that is read. */
  readonly maxBytes: number;
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the origins between which a request was redirected: the feed's host has moved before. */
  readonly onRedirect?: (from: string, to: string) => void;
}

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
    const isMissing = error instanceof FeedError && error.answer?.status === 404;
    return await fetchJson(others.join(' '), path, options).catch((lastError) => {
      throw isMissing ? error : lastError;
    });
  }
}

/** @throws {FeedError} if the answer is no JSON, too long, too slow or no 200 */
async function fetchFrom(url: string, options: FetchOptions): Promise<unknown> {
  const { headers, timeoutMs, maxBytes, signal, onRedirect } = options;
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  const either = signal ? AbortSignal.any([signal, request.signal]) : request.signal;
  try {
    const response = await fetch(url, { headers, signal: either });
    if (response.status !== 200) throw new FeedError(`answered ${response.status}`, { answer: response });
    const [from, to] = [new URL(url), new URL(response.url || url)];
    if (from.protocol === 'https:' && to.protocol !== 'https:')
      throw new FeedError('redirects to what is not an https address', { answer: response });
    if (from.origin !== to.origin) onRedirect?.(from.origin, to.origin);
    return await readJson(response, maxBytes);
  } catch (error) {
    // Ends what may still come of the answer.
    request.abort();
    if (error instanceof FeedError) throw error;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    const problem = isSlow
      ? `took longer than ${timeoutMs / 1000} seconds`
      : 'cannot be reached, or broke off';
    throw new FeedError(problem, { cause: error });
  } finally {
    // A timer that goes on would keep a Durable Object awake.
    clearTimeout(timer);
  }
}

async function readJson({ body, headers }: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const assertLength = (bytes: number) => {
    if (bytes > maxBytes) throw new FeedError(`answered with more than ${maxBytes} bytes`);
  };
  assertLength(Number(headers.get('Content-Length') ?? 0));
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest.
    assertLength(length);
    chunks.push(chunk);
  }
  // The text of a blob has no byte order mark, which .NET may write.
  const text = await new Blob(chunks).text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError('answered with something that is no JSON', { cause: error });
  }
}
