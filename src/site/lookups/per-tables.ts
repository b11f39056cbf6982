import type { Tables } from '../../records/published.ts';

/** Returns a function that computes a value of tables once. */
export function perTables<Value>(compute: (tables: Tables) => Value): (tables: Tables) => Value {
  const values = new WeakMap<Tables, { readonly value: Value }>();
  return (tables) => {
    const entry = values.get(tables) ?? { value: compute(tables) };
    values.set(tables, entry);
    return entry.value;
  };
}
