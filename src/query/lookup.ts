type Groups = ReadonlyMap<string | null, readonly object[]>;

const known = new WeakMap<readonly object[], Map<unknown, Groups>>();

/**
 * Returns the rows of a key, in their order, without a search: a list of rows is grouped once by each key.
 *
 * @param rows a list that never changes
 * @param keyOf the same function each time
 */
export function rowsOfKey<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  key: string,
): readonly Row[] {
  const byKey = known.get(rows) ?? new Map<unknown, Groups>();
  known.set(rows, byKey);
  const groups = byKey.get(keyOf) ?? Map.groupBy(rows, keyOf);
  byKey.set(keyOf, groups);
  // The groups of these rows have rows of their type.
  return (groups.get(key) ?? []) as readonly Row[];
}
