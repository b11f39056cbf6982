/** Returns a function that computes each value once. Keys are compared as a Map compares them. */
export function cached<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = compute(key);
    values.set(key, { value });
    return value;
  };
}
