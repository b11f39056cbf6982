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
