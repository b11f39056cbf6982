import { matcher } from './text.ts';

/** A test of a row; undefined where the query leaves the filter out. */
export type Filter<Row> = ((row: Row) => boolean) | undefined;

/** Returns the rows that pass every filter, in their order. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[]): Row[] {
  const activeFilters = filters.filter((filter) => filter !== undefined);
  return rows.filter((row) => activeFilters.every((passes) => passes(row)));
}

/** Returns a filter of rows whose field has the value. */
export function equals<Field extends string>(field: Field, value: unknown): Filter<Record<Field, unknown>> {
  return value === undefined ? undefined : (row) => row[field] === value;
}

/** Returns a filter of rows whose field has one of the values. */
export function isOneOf<Field extends string, Value>(
  field: Field,
  values: readonly Value[] | undefined,
): Filter<Record<Field, unknown>> {
  return values === undefined ? undefined : (row) => values.some((value) => value === row[field]);
}

/** Returns a filter of rows of which one of the fields contains the text, ignoring case and accents. */
export function contains<const Field extends string>(
  fields: readonly Field[],
  text: string | undefined,
): Filter<Record<Field, string | null>> {
  if (text === undefined) return undefined;
  const isFound = matcher(text);
  return (row) =>
    fields.some((field) => {
      const value: string | null = row[field];
      return value !== null && isFound(value);
    });
}
