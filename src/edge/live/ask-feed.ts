import { feedHeaders } from '../../feed/paths.ts';

/** How long the feed may take for an answer, to its last byte, in milliseconds. */
const patience = 3000;

/** The longest answer that is read, in bytes: a season of players has some six million. */
const mostBytes = 12_000_000;

/**
 * Asks the feed.
 *
 * @param url the address, origin included
 * @param window for how many seconds one answer serves a whole location of the CDN, which shares concurrent misses
 * @throws {Error} if the answer is no JSON, too long, too slow or no 200
 */
export async function askFeed(url: string, window: number): Promise<unknown> {
  const response = await fetch(url, {
    headers: feedHeaders,
    signal: AbortSignal.timeout(patience),
    cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': window, '300-599': -1 } },
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the feed answered ${response.status}`);
  }
  const body = await readWhole(response);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Error('the feed answered with something that is no JSON');
  }
}

async function readWhole({ headers, body }: Response): Promise<Uint8Array> {
  const tooLong = `the feed answered with more than ${mostBytes} bytes`;
  if (Number(headers.get('Content-Length') ?? 0) > mostBytes) {
    await body?.cancel();
    throw new Error(tooLong);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) throw new Error(tooLong);
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
