import { byName } from '../records/typed.ts';

const known = new WeakMap<readonly object[], ReadonlySet<string>>();

/** Returns those of the fields that no row has a value of. The rows are examined once. */
export function unavailableFields<Field extends string>(
  rows: readonly Readonly<Record<Field, unknown>>[],
  fields: readonly Field[],
): Field[] {
  const available = known.get(rows) ?? availableFields(rows);
  known.set(rows, available);
  return fields.filter((field) => !available.has(field));
}

function availableFields(rows: readonly object[]): ReadonlySet<string> {
  const names = Object.keys(rows[0] ?? {});
  // Object.entries would copy every row; the names are those of the first.
  return new Set(names.filter((name) => rows.some((row) => byName(row)[name] !== null)));
}
