import { InMemoryTables } from '../derive/in-memory-tables.ts';
import { memoize } from '../records/memoize.ts';
import { type Reading, tableAddress, type World } from '../records/published.ts';
import { type SeasonIndex, seasonIndexAddress } from '../records/season.ts';
import type { Env } from './env.ts';
import { etagOf, type HeaderFields, type Reply } from './reply.ts';
import { isFeedOn } from './variables.ts';

/** Keeps the values that were used last, of a total size at most. */
class RecentValues<Value> {
  readonly #maxSize: number;
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map lists its keys in the order in which they were set.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.#delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** How long a request waits for the work of another before it does it itself, in milliseconds. */
const sharedTimeoutMs = 500;

/**
 * Work that many requests want at once and one of them does. A request that was ended (by the CPU limit, say) leaves a
 * promise that never settles. So a request that has waited too long does the work, and the others then wait for that.
 *
 * The work may be done more than once, by requests whose waits end in the same turn. The result of a slow owner may
 * come after all. That is right for work that only reads and caches, and cheaper than one lost request.
 */
export class SharedWork<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  /** Returns the result of the work of that name; a failure of another request's work is tried again. */
  async run(name: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(name);
    if (running) {
      const settled = running.then(
        (value) => ({ value }),
        () => undefined,
      );
      const result = await Promise.race([settled, scheduler.wait(sharedTimeoutMs).then(() => undefined)]);
      if (result) return result.value;
      const successor = this.#running.get(name);
      if (successor && successor !== running) return this.run(name, work);
    }
    const started = work();
    this.#running.set(name, started);
    try {
      return await started;
    } finally {
      if (this.#running.get(name) === started) this.#running.delete(name);
    }
  }
}

/** An answer as bytes. */
export interface EncodedAnswer {
  readonly body: Uint8Array;
  readonly etag: string;
  /** The total of a list; a file has it in its first bytes. */
  readonly total?: unknown;
  /** What differs from the header fields of JSON, which a file has. */
  readonly headers?: HeaderFields | undefined;
  /** Whether it has the state of a match in play; a file never has. */
  readonly hasMatchInPlay?: boolean;
}

/** A reply without its body, which is a file's. */
interface ReplyHead {
  readonly file: string;
  /** Built when the reply is first sent again. */
  headers: HeaderFields | Headers;
}

/** Characters of JSON that stay parsed; as objects they take some four times as much. */
const maxJsonLength = 16_000_000;
/** A quarter of the 128 MB that a Worker has. */
const maxBytes = 32_000_000;
/** What an answer takes beside its body. */
const entryBytes = 500;
/** Addresses at most: spellings of queries. Longer ones are not worth the memory. */
const maxReplies = 5000;
const maxUrlLength = 200;

/** Returns the caches of a Worker's files. They never change during the life of a version, so what was read stays true. */
const cachesOf = memoize((_assets: Fetcher) => ({
  /** The rows of tables, and the season index. */
  parsed: new RecentValues<unknown>(maxJsonLength),
  parsing: new SharedWork<unknown>(),
  answers: new RecentValues<EncodedAnswer | 'not prerendered'>(maxBytes),
  replies: new RecentValues<ReplyHead>(maxReplies),
}));

const fetchAsset = (address: string, assets: Fetcher) =>
  assets.fetch(new URL(address, 'https://assets.local'));

/** Returns the league and its season index, by which the address of an answer and the tables to load are known. */
export async function loadWorld({ api, ASSETS }: Env): Promise<World> {
  // The index is at its address.
  const index = (await loadJson(seasonIndexAddress, ASSETS)) as SeasonIndex;
  return { league: api.league, index };
}

/** Returns tables. @throws {Error} if a file is missing or is no JSON */
export async function loadTables(readings: readonly Reading[], env: Env): Promise<InMemoryTables> {
  const world = await loadWorld(env);
  const loaded = new InMemoryTables(world);
  await Promise.all(
    readings.map(async ({ table, season }) => {
      const indexed = world.index.seasons.find((row) => row.season === season);
      // Neither a season that the data lacks has a file, nor one without rows.
      const isEmpty = season !== undefined && (!indexed || indexed.empty_tables.includes(table));
      const rows = isEmpty ? [] : await loadJson(tableAddress(table, season), env.ASSETS);
      // An address has the rows of its table alone.
      loaded.set(table, rows as [], season);
    }),
  );
  return loaded;
}

async function loadJson(address: string, assets: Fetcher): Promise<unknown> {
  const { parsed, parsing } = cachesOf(assets);
  return (
    parsed.get(address) ??
    parsing.run(address, async () => {
      const response = await fetchAsset(address, assets);
      if (!response.ok) throw new Error(`table ${address} answered ${response.status}`);
      const text = await response.text();
      const content: unknown = JSON.parse(text);
      parsed.set(address, content, text.length);
      return content;
    })
  );
}

/** Returns the prerendered answer at an address; undefined where the build made none. */
export async function loadAnswer(address: string, assets: Fetcher): Promise<EncodedAnswer | undefined> {
  const { answers } = cachesOf(assets);
  const cached = answers.get(address);
  if (cached) return cached === 'not prerendered' ? undefined : cached;
  const response = await fetchAsset(address, assets);
  // A miss is a page if the CDN is ever set up to answer so.
  if (response.status !== 200 || !response.headers.get('Content-Type')?.startsWith('application/json')) {
    await response.body?.cancel();
    if (response.status === 404) answers.set(address, 'not prerendered', entryBytes);
    return undefined;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const answer = { body, etag: response.headers.get('ETag') ?? (await etagOf(body)) };
  answers.set(address, answer, entryBytes + body.byteLength);
  return answer;
}

/** Returns the reply that a request of the same URL had, so that its query need not be parsed again. */
export function rememberedReply(url: string, env: Env): Reply | undefined {
  const { replies, answers } = cachesOf(env.ASSETS);
  const head = replies.get(replyKey(url, env));
  const answer = head && answers.get(head.file);
  if (!answer || answer === 'not prerendered') return undefined;
  if (!(head.headers instanceof Headers)) head.headers = new Headers(head.headers);
  return { ...answer, status: 200, headers: head.headers };
}

/** Remembers the reply with a file, which is the same as long as the Worker version. */
export function rememberReply(url: string, file: string, { headers }: Reply, env: Env): void {
  if (url.length <= maxUrlLength) cachesOf(env.ASSETS).replies.set(replyKey(url, env), { file, headers }, 1);
}

/** Returns the key of a cached file, by which a service with the feed is distinguished from one without it. */
const replyKey = (url: string, env: Env) => (isFeedOn(env) ? `live ${url}` : url);
