/** Functions of the language, with the types of this project's values. */

/**
 * Returns the keys of an object with their type. `Object.keys` returns strings, since a value may have more keys than its
 * type names. Use this where the object is a constant or was parsed by a schema.
 */
export function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  // Object.keys loses the type of the keys.
  return Object.keys(value) as (keyof Value & string)[];
}

/** Returns the entries of an object with the type of its keys, as `keysOf` does. */
export function entriesOf<Value extends object>(value: Value): [keyof Value & string, Value[keyof Value]][] {
  // Object.entries loses the type of the keys.
  return Object.entries(value) as [keyof Value & string, Value[keyof Value]][];
}

/** Returns the object of these entries with the type of their keys. Each key of the type must be among them. */
export function fromEntries<Key extends string, Value>(
  entries: Iterable<readonly [Key, Value]>,
): Record<Key, Value> {
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** Returns an object without some of its keys. */
export function omit<Value extends object, Key extends keyof Value & string>(
  value: Value,
  keys: readonly Key[],
): Omit<Value, Key> {
  const names: readonly string[] = keys;
  // What remains are the entries of the value with any other key.
  const entries = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(entries) as Omit<Value, Key>;
}

/** Returns some keys of an object. */
export function pick<Value extends object, Key extends keyof Value & string>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, NoInfer<Key>> {
  // Each key has its own value.
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

/** Returns the row of a record, which has its fields alone and in its order. */
export function rowOf<Shape extends object, Value extends Readonly<Record<keyof Shape & string, unknown>>>(
  { shape }: { readonly shape: Shape },
  value: Value,
): Pick<Value, keyof Shape & string> {
  return pick(value, keysOf(shape));
}

/** Returns an object with these keys, each null. */
export function nulls<Key extends string>(keys: readonly Key[]) {
  return fromEntries(keys.map((key) => [key, null]));
}

/** Returns the fields of a record in its order, each null: a row of which nothing is known. */
export function nullRow<Shape extends object>({ shape }: { readonly shape: Shape }) {
  return nulls(keysOf(shape));
}

/** Returns an object as values by name, for fields whose names only the schema has. */
export function byName(value: object): Readonly<Record<string, unknown>> {
  // Any object can be read by name, which the type of an object does not say.
  return value as Readonly<Record<string, unknown>>;
}

/** Returns the value of a key that a checked dataset has. @throws {Error} if there is none */
export function valueAt<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} is not in the dataset; run npm run check`);
  return value;
}

/** Groups values by a key. No group is empty, which the type of `Map.groupBy` does not say. */
export function groupBy<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, [Value, ...Value[]]> {
  // A group is made by its first value.
  return Map.groupBy(values, keyOf) as Map<Key, [Value, ...Value[]]>;
}
