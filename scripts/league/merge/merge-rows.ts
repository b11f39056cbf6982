/**
 * Returns stored rows with new ones, in the order of the stored ones. A stored row keeps each value that is known, unless
 * another way to join the two is given.
 */
export function mergeRows<Row extends object>(
  stored: readonly Row[],
  added: readonly Row[],
  keyOf: (row: Row) => string,
  join: (before: Row, after: Row) => Row = fillNulls,
): Row[] {
  const byKey = new Map(stored.map((row) => [keyOf(row), row]));
  for (const row of added) {
    const before = byKey.get(keyOf(row));
    byKey.set(keyOf(row), before === undefined ? row : join(before, row));
  }
  return [...byKey.values()];
}

/** Returns a row with the values of another where it has none. */
function fillNulls<Row extends object>(row: Row, other: Row): Row {
  const known = Object.entries(row).filter(([, value]) => value !== null);
  return { ...other, ...Object.fromEntries(known) };
}
