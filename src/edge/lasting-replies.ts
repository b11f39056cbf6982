import { LRUCache } from 'lru-cache';
import type { AnswerEnv } from './answer.ts';
import type { HeaderFields } from './headers.ts';
import { isFeedOn } from './live-rows.ts';
import { cachedAnswer, type EncodedAnswer } from './prerendered.ts';

/** What a reply has beside its body, which the cache of prerendered answers has. */
interface Head {
  readonly file: string;
  readonly fields: HeaderFields;
  /** Built when the reply is first sent again. */
  headers?: Headers;
}

/** A prerendered answer and the header fields it is sent with. */
export interface LastingReply {
  readonly answer: EncodedAnswer;
  readonly headers: Headers;
}

/** Addresses at most: spellings of queries. */
const maxHeads = 5000;
/** Longer addresses are not worth the memory. */
const maxLength = 200;

const caches = new WeakMap<Fetcher, LRUCache<string, Head>>();

/**
 * Returns the reply that a request of the same address had, so that its query need not be parsed again. Only a
 * prerendered answer that does not depend on the feed lasts as long as the Worker version.
 *
 * @param address as the client wrote it, with origin and query
 */
export function lastingReply(address: string, env: AnswerEnv): LastingReply | undefined {
  const head = caches.get(env.ASSETS)?.get(keyOf(address, env));
  const answer = head && cachedAnswer(head.file, env.ASSETS);
  if (!answer) return undefined;
  head.headers ??= new Headers(head.fields);
  return { answer, headers: head.headers };
}

/** Remembers the header fields of a reply that lasts. */
export function rememberReply(address: string, file: string, fields: HeaderFields, env: AnswerEnv): void {
  if (address.length > maxLength) return;
  const heads = caches.get(env.ASSETS) ?? new LRUCache<string, Head>({ max: maxHeads });
  caches.set(env.ASSETS, heads);
  heads.set(keyOf(address, env), { file, fields });
}

/** The same files may be served with and without the feed. */
function keyOf(address: string, env: AnswerEnv): string {
  return isFeedOn(env) ? `live ${address}` : address;
}
