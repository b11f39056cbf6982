import { LRUCache } from 'lru-cache';
import { headBytes, readTotal } from '../query/page.ts';
import { isPaged, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import type { HeaderFields } from './headers.ts';

/** An answer as bytes. */
export interface EncodedAnswer {
  readonly body: Uint8Array;
  readonly etag: string;
  /** The file's address, where the answer is one. */
  readonly file: string | undefined;
  /** Records that match the query, where the answer is a page of them. */
  readonly total: number | undefined;
  /** Header fields that differ from those of JSON. */
  readonly headers?: HeaderFields | undefined;
}

/** Assets never change during the life of a Worker version, so a cached one, or its absence, stays true. */
type Cached = EncodedAnswer | 'not prerendered';

/** A quarter of the 128 MB that a Worker has. */
const maxBytes = 32_000_000;
/** What an entry takes beside its body. */
const entryBytes = 500;

const caches = new WeakMap<Fetcher, LRUCache<string, Cached>>();

function cacheOf(assets: Fetcher): LRUCache<string, Cached> {
  const existing = caches.get(assets);
  if (existing) return existing;
  const cache = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entryBytes + (entry === 'not prerendered' ? 0 : entry.body.byteLength),
  });
  caches.set(assets, cache);
  return cache;
}

const decoder = new TextDecoder();

/** Returns the prerendered answer at an address; undefined where the build made none. */
export async function prerenderedAnswer(
  resource: Resource,
  address: string,
  assets: Fetcher,
): Promise<EncodedAnswer | undefined> {
  const cache = cacheOf(assets);
  const cached = cache.get(address);
  if (cached) return cached === 'not prerendered' ? undefined : cached;
  const response = await assets.fetch(new URL(address, 'https://assets.local'));
  // A miss is a page if the CDN is ever set up to answer so.
  if (response.status !== 200 || !isJson(response)) {
    await response.body?.cancel();
    if (response.status === 404) cache.set(address, 'not prerendered');
    return undefined;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = response.headers.get('ETag') ?? (await etagOf(body));
  const total = isPaged(resource) ? readTotal(decoder.decode(body.subarray(0, headBytes))) : undefined;
  const answer = { body, etag, file: address, total };
  cache.set(address, answer);
  return answer;
}

/** Returns a prerendered answer that is cached. */
export function cachedAnswer(address: string, assets: Fetcher): EncodedAnswer | undefined {
  const cached = cacheOf(assets).get(address);
  return cached === 'not prerendered' ? undefined : cached;
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}
