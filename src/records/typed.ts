/** Functions of the language, with the types of this project's values. */

/**
 * Returns the keys of an object, typed by it. `Object.keys` returns strings, since a value may have more keys than its
 * type names: use this where the object is a constant or was parsed by a schema.
 */
export function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  return Object.keys(value) as (keyof Value & string)[];
}

/** Returns the entries of an object, typed by it, as `keysOf` returns its keys. */
export function entriesOf<Value extends object>(value: Value): [keyof Value & string, Value[keyof Value]][] {
  return Object.entries(value) as [keyof Value & string, Value[keyof Value]][];
}

/** Returns an object as values by name, for fields whose names only the schema has. */
export function byName(value: object): Readonly<Record<string, unknown>> {
  return value as Readonly<Record<string, unknown>>;
}

/** Groups values by a key. No group is empty, which the type of `Map.groupBy` does not say. */
export function groupBy<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, [Value, ...Value[]]> {
  return Map.groupBy(values, keyOf) as Map<Key, [Value, ...Value[]]>;
}
