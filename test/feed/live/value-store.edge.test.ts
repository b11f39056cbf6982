import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { type KeyValueStorage, ValueStore } from '../../../src/feed/live/value-store.ts';

/** Runs with the storage of a Durable Object. */
const withStorage = (name: string, run: (storage: KeyValueStorage) => void) =>
  runInDurableObject(env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(name)), (_, state) =>
    run(state.storage.kv),
  );

it('ValueStore returns what another store has set for the season', () =>
  withStorage('stored', (storage) => {
    const value = { rows: [{ stats: JSON.parse('{"__proto__": 1}'), goals: null }], askedAt: 5 };
    new ValueStore(storage, 2026).set('players', value);
    expect(new ValueStore(storage, 2026).get('players')).toEqual(value);
    expect(new ValueStore(storage, 2026).get('schedule')).toBeUndefined();
  }));

it('ValueStore deletes what is stored of other seasons, or by another version of the code', () =>
  withStorage('others', (storage) => {
    storage.put('v1 2026 players', { rows: [] });
    new ValueStore(storage, 2026).set('players', { rows: [] });
    expect([...storage.list()].map(([key]) => key)).toHaveLength(1);
    expect(new ValueStore(storage, 2027).get('players')).toBeUndefined();
    expect([...storage.list()]).toEqual([]);
  }));

it('ValueStore goes on where the storage is full, and logs that', () =>
  withStorage('full', (storage) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const full: KeyValueStorage = {
      get: (key) => storage.get(key),
      delete: (key) => storage.delete(key),
      list: () => storage.list(),
      put: () => {
        throw new Error('Exceeded allowed rows written in Durable Objects free tier.');
      },
    };
    const store = new ValueStore(full, 2026);
    store.set('players', { rows: [] });
    expect(store.get('players')).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
  }));
