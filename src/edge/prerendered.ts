import { LRUCache } from 'lru-cache';
import { address as addressOf } from '../query/address.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { byName } from '../records/typed.ts';
import { maxHeadBytes, type Resource } from '../resources/resource.ts';
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
  const known = caches.get(assets);
  if (known) return known;
  const cache = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entryBytes + (entry === 'not prerendered' ? 0 : entry.body.byteLength),
  });
  caches.set(assets, cache);
  return cache;
}

/** Returns the prerendered answer to a query, which has an address; undefined where the build made none. */
export async function prerenderedAnswer(
  resource: Resource,
  query: Query,
  address: string,
  assets: Fetcher,
): Promise<EncodedAnswer | undefined> {
  const cached = cachedAnswer(address, assets);
  if (cached || isMissing(address, assets)) return cached;
  const cache = cacheOf(assets);
  const response = await assets.fetch(new URL(address, 'https://assets.local'));
  // A miss is a page if the CDN is ever set up to answer so.
  if (response.status !== 200 || !isJson(response)) {
    await response.body?.cancel();
    if (response.status === 404) cache.set(address, 'not prerendered');
    return undefined;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = response.headers.get('ETag') ?? (await etagOf(body));
  const answer = { body, etag, file: address, total: totalOf(resource, query, body) };
  cache.set(address, answer);
  return answer;
}

/** Returns a prerendered answer that is cached. */
export function cachedAnswer(address: string, assets: Fetcher): EncodedAnswer | undefined {
  const cached = cacheOf(assets).get(address);
  return cached === 'not prerendered' ? undefined : cached;
}

/** Whether the build is known to have made no file at an address. */
function isMissing(address: string, assets: Fetcher): boolean {
  return cacheOf(assets).get(address) === 'not prerendered';
}

/** Whether a response is JSON: a miss may come dressed as a page. */
export function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

const decoder = new TextDecoder();

/**
 * Returns the prerendered answer to the value of one parameter of a query, whatever its other parameters: `missing`
 * where the build made none, undefined where it cannot be read.
 */
export async function readValueFile(
  resource: Resource,
  parameter: string,
  query: Query,
  assets: Fetcher,
): Promise<Readonly<Record<string, unknown>> | 'missing' | undefined> {
  const own = queryOf(resource.parameters, { [parameter]: query[parameter] });
  const file = addressOf(resource, own, []);
  if (file === null) return 'missing';
  const found = await prerenderedAnswer(resource, own, file, assets);
  if (!found) return isMissing(file, assets) ? 'missing' : undefined;
  return byName(JSON.parse(decoder.decode(found.body)));
}

/** Returns the total of a page, read from its first bytes: the rest need not be parsed. */
function totalOf(resource: Resource, query: Query, body: Uint8Array): number | undefined {
  return resource.readTotal?.(decoder.decode(body.subarray(0, maxHeadBytes)), query);
}
