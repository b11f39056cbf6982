import { byName } from '../records/typed.ts';

const cachedNames = new WeakMap<readonly object[], ReadonlySet<string>>();

/** Returns the fields of which no row has a value. What was found in the rows is cached. */
export function unavailableFields<Field extends string>(
  rows: readonly Readonly<Record<Field, unknown>>[],
  fields: readonly Field[],
): Field[] {
  const availableNames = cachedNames.get(rows) ?? availableFields(rows);
  cachedNames.set(rows, availableNames);
  return fields.filter((field) => !availableNames.has(field));
}

function availableFields(rows: readonly object[]): ReadonlySet<string> {
  const names = Object.keys(rows[0] ?? {});
  // Object.entries would copy every row; the names are those of the first.
  return new Set(names.filter((name) => rows.some((row) => byName(row)[name] !== null)));
}
