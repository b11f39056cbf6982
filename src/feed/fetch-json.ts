import type { FeedAdapter, ListName, StatisticsPage } from './adapter.ts';

const maxRedirects = 3;
const redirectStatuses = [301, 302, 303, 307, 308];

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
  /** Receives the two addresses of each redirect. */
  readonly onRedirect?: (from: URL, to: URL) => void;
}

/** A JSON answer with the headers it came with. */
export interface FetchedJson {
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Fetches JSON.
 *
 * @param url the address, origin included
 * @throws {FeedError} if the answer is no JSON, too long, too slow or no 200
 */
export async function fetchJson(url: string, options: FetchOptions): Promise<FetchedJson> {
  const { timeoutMs, signal } = options;
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  const either = signal ? AbortSignal.any([signal, request.signal]) : request.signal;
  try {
    const response = await fetchFollowing(new URL(url), { ...options, signal: either });
    return { body: parseJson(await readWhole(response, options.maxBytes)), headers: response.headers };
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

/** Follows a few redirects: the feed's host has moved before. None leads from https to http. */
async function fetchFollowing(
  url: URL,
  options: Pick<FetchOptions, 'headers' | 'onRedirect'> & { readonly signal: AbortSignal },
  redirectsLeft = maxRedirects,
): Promise<Response> {
  const { headers, signal, onRedirect } = options;
  const response = await fetch(url.href, { headers, signal, redirect: 'manual' });
  if (response.status === 200) return response;
  await response.body?.cancel();
  const failure = (problem: string) => new FeedError(problem, { answer: response });
  if (!redirectStatuses.includes(response.status)) throw failure(`answered ${response.status}`);
  const target = URL.parse(response.headers.get('Location') ?? '', url.href);
  if (!target || !['https:', url.protocol].includes(target.protocol))
    throw failure('redirects to what is not an https address');
  if (redirectsLeft === 0) throw failure(`redirects more than ${maxRedirects} times`);
  onRedirect?.(url, target);
  return fetchFollowing(target, options, redirectsLeft - 1);
}

async function readWhole({ body, headers }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
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
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** The decoder leaves out a byte order mark, which .NET may write. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new FeedError('answered with something that is no JSON', { cause: error });
  }
}

/**
 * Fetches the pages of one category of a list, one after the other. A page that repeats the one before ends the list: a
 * server that ignores the number of the page would send it for ever.
 *
 * @param pathOf returns the address of a page; pages count from 1
 * @param trim takes from a page what is not parsed
 * @throws {UnexpectedResponseError} if an answer is no such list, or says in another way which page is the last
 */
export async function* fetchPages(
  adapter: FeedAdapter,
  list: ListName,
  category: string,
  pathOf: (page: number) => string,
  fetchBody: (path: string) => Promise<unknown>,
  trim: (body: unknown) => unknown = (body) => body,
): AsyncGenerator<StatisticsPage> {
  let previous: string | undefined;
  for (let page: number | undefined = 1; page !== undefined; ) {
    const answer = await fetchBody(pathOf(page));
    const body = trim(answer);
    const entries = JSON.stringify(adapter.entriesOf(list, body));
    if (entries === previous) return;
    yield { category, body };
    previous = entries;
    page = adapter.nextPage(answer, page);
  }
}
