/** Returns a function that computes a value of each object once, which it keeps as long as the object lives. */
export function perObject<Key extends WeakKey, Value extends NonNullable<unknown>>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
