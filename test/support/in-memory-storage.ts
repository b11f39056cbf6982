import type { KeyValueStorage } from '../../src/feed/live/value-store.ts';

/**
 * Returns storage as a Durable Object has it, as far as the reader of the feed uses it.
 *
 * @param stored what it has already
 */
export function inMemoryStorage(stored: Iterable<[string, unknown]> = []): KeyValueStorage {
  const values = new Map(stored);
  return {
    get: <Value>(key: string) => structuredClone(values.get(key)) as Value | undefined,
    put: (key, value) => void values.set(key, structuredClone(value)),
    delete: (key) => values.delete(key),
    list: () => values,
  };
}
