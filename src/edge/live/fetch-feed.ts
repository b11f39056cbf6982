import { feedHeaders } from '../../feed/paths.ts';

/** How long the feed may take for an answer, to its last byte, in milliseconds. */
const timeoutMs = 3000;

/** The longest answer that is read, in bytes: a season of players has some six million. */
const maxBytes = 12_000_000;

/**
 * Asks the feed.
 *
 * @param url the address, origin included
 * @param window for how many seconds one answer serves a whole location of the CDN, which shares concurrent misses
 * @throws {Error} if the answer is no JSON, too long, too slow or no 200; its message may be told to anybody
 */
export async function fetchFeed(url: string, window: number): Promise<unknown> {
  const bytes = await bytesOf(url, window).catch((error: Error) => {
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

/** The feed gave nothing to use. */
export class FeedError extends Error {
  override name = 'FeedError';

  constructor(what: string) {
    super(`the feed ${what}`);
  }
}

async function bytesOf(url: string, window: number): Promise<Uint8Array> {
  const response = await fetch(url, {
    headers: feedHeaders,
    signal: AbortSignal.timeout(timeoutMs),
    cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': window, '300-599': -1 } },
  });
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
