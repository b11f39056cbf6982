import type { Tables } from '../records/published.ts';
import { perObject } from '../records/typed.ts';

/** Returns a function that computes each value once. Keys are compared as a Map compares them. */
export function cached<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const entry = values.get(key);
    if (entry) return entry.value;
    const value = compute(key);
    values.set(key, { value });
    return value;
  };
}

/** Returns a function that computes a value of tables once. */
export function perTables<Value extends NonNullable<unknown>>(
  compute: (tables: Tables) => Value,
): (tables: Tables) => Value {
  return perObject(compute);
}

/** Returns a function that computes each value of tables and a key, such as a season or a club, once. */
export function perKey<Key, Value>(compute: (tables: Tables, key: Key) => Value) {
  const valuesOf = perTables((tables) => cached((key: Key) => compute(tables, key)));
  return (tables: Tables, key: Key): Value => valuesOf(tables)(key);
}
