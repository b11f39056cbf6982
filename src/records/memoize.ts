/**
 * Returns a function that computes each value once, from one argument or two. Objects are compared by identity, and their
 * values live as long as they do. Values of texts and numbers live as long as the function.
 */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value;
export function memoize<First, Second, Value>(
  compute: (first: First, second: Second) => Value,
): (first: First, second: Second) => Value;
export function memoize(compute: (first: unknown, second?: unknown) => unknown) {
  if (compute.length < 2) return memoizeOne(compute);
  const byFirst = memoizeOne((first) => memoizeOne((second) => compute(first, second)));
  return (first: unknown, second: unknown) => byFirst(first)(second);
}

interface ValuesByKey<Value> {
  get(key: unknown): Value | undefined;
  has(key: unknown): boolean;
  set(key: unknown, value: Value): unknown;
}

function memoizeOne<Value>(compute: (key: unknown) => Value): (key: unknown) => Value {
  const byObject = new WeakMap<object, Value>();
  const byPrimitive = new Map<unknown, Value>();
  return (key) => {
    const values: ValuesByKey<Value> = isObject(key) ? byObject : byPrimitive;
    const cachedValue = values.get(key);
    // Undefined may be a value.
    if (cachedValue !== undefined || values.has(key)) return cachedValue as Value;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

function isObject(key: unknown): key is object {
  return typeof key === 'object' && key !== null;
}
