import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { StoredValues } from '../../../../src/edge/league-feed/stored-values.ts';
import { countWrites } from '../../count-writes.ts';

/** Runs with the storage of a Durable Object of its own. */
const withStorage = (name: string, run: (sql: SqlStorage) => void) =>
  runInDurableObject(env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(name)), (_, state) =>
    run(state.storage.sql),
  );

describe('StoredValues', () => {
  it('stores values by name, in place of others', () =>
    withStorage('values', (sql) => {
      const values = new StoredValues(sql);
      expect(values.get('a')).toBeUndefined();
      values.set('a', { rows: [1] });
      values.set('b', null);
      values.set('a', { rows: [2] });
      expect([values.get('a'), values.get('b')]).toEqual([{ rows: [2] }, null]);
      values.delete('a');
      expect([values.get('a'), values.get('b')]).toEqual([undefined, null]);
    }));

  it('stores values larger than a row may be, and replaces all parts of them', () =>
    withStorage('large', (sql) => {
      const values = new StoredValues(sql);
      const large = 'é'.repeat(1_200_000);
      values.set('a', large);
      expect(new StoredValues(sql).get('a')).toBe(large);
      values.set('a', 'small');
      expect(values.get('a')).toBe('small');
    }));

  it('deletes the values whose names begin with something else', () =>
    withStorage('others', (sql) => {
      const values = new StoredValues(sql);
      for (const name of ['v1 2026 a', 'v2 2025 a', 'v2 2026 a']) values.set(name, name);
      values.deleteOthers('v2 2026 ');
      expect(['v1 2026 a', 'v2 2025 a', 'v2 2026 a'].map((name) => values.get(name))).toEqual([
        undefined,
        undefined,
        'v2 2026 a',
      ]);
    }));

  it('stores lists of which single values are read', () =>
    withStorage('lists', (sql) => {
      const values = new StoredValues(sql);
      const list = [['a line\nand another'], { large: 'é'.repeat(1_200_000) }, 3];
      values.setList('a', list);
      expect([0, 1, 2, 3].map((index) => values.getAt('a', index))).toEqual([...list, undefined]);
      expect(values.getAt('b', 0)).toBeUndefined();
    }));

  it('writes no part that is stored already', () =>
    withStorage('written', (sql) => {
      const counted = countWrites(sql);
      const values = new StoredValues(counted.sql);
      const rowsOf = (value: unknown) => {
        counted.takeCount();
        values.set('a', value);
        return counted.takeCount();
      };
      const large = 'x'.repeat(1_200_000);
      // The part in the middle is the same.
      expect([large, large, `y${large}`].map(rowsOf)).toEqual([3, 0, 2]);
      expect([`y${large}z`, 'small', 'small'].map(rowsOf)).toEqual([1, 3, 0]);
      expect(values.get('a')).toBe('small');
    }));

  it('is as if empty where the storage fails, and logs a failure once', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('Exceeded allowed rows written');
    const values = new StoredValues({
      exec: () => {
        throw failure;
      },
    });
    values.set('a', { rows: [] });
    expect([values.get('a'), values.getAt('a', 0)]).toEqual([undefined, undefined]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('has nothing where there is no value, or it is damaged', () =>
    withStorage('damaged', (sql) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const values = new StoredValues(sql);
      values.set('a', { rows: [] });
      expect([values.get('b'), values.getAt('b', 1), values.getAt('a', 1)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(logged).not.toHaveBeenCalled();
      sql.exec("UPDATE parts SET text = '{' WHERE name = 'a'");
      expect(values.get('a')).toBeUndefined();
      expect(logged).toHaveBeenCalledOnce();
    }));
});
