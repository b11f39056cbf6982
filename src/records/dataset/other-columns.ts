import * as z from 'zod';
import { byName } from '../typed.ts';

/**
 * Returns the field that collects every column without a field of its own, and the schema of those columns' values.
 * Undefined where the table has a fixed set of columns.
 */
export function otherColumns(row: z.ZodObject): OtherColumns | undefined {
  // Cached, since it is needed for every row and the schemas do not change.
  if (!collectors.has(row)) collectors.set(row, findCollector(row));
  return collectors.get(row);
}

interface OtherColumns {
  readonly field: string;
  readonly value: z.core.$ZodType;
}

const collectors = new WeakMap<z.ZodObject, OtherColumns | undefined>();

function findCollector(row: z.ZodObject): OtherColumns | undefined {
  for (const [field, schema] of Object.entries(row.shape)) {
    if (schema instanceof z.ZodRecord) return { field, value: schema.valueType };
  }
  return undefined;
}

/** Returns a row's values by column, as its file has them. Collected columns stand beside those with a field. */
export function columnValues(schema: z.ZodObject, row: object): Readonly<Record<string, unknown>> {
  const collector = otherColumns(schema);
  if (!collector) return byName(row);
  const { [collector.field]: collectedValues, ...values } = byName(row);
  // The schema of the field is a record.
  return { ...values, ...(collectedValues as object) };
}

/**
 * Returns the row of which these are the values by column. It is the reverse of `columnValues`.
 *
 * @param extraColumns names that the row has beside those of its schema, such as `season`
 */
export function rowOfColumns(
  schema: z.ZodObject,
  values: Iterable<readonly [column: string, value: unknown]>,
  extraColumns: readonly string[] = [],
): Record<string, unknown> {
  const collector = otherColumns(schema)?.field;
  const fields: [string, unknown][] = [];
  const collectedValues: [string, unknown][] = [];
  for (const [column, value] of values) {
    const isField =
      extraColumns.includes(column) || (column !== collector && Object.hasOwn(schema.shape, column));
    (isField || collector === undefined ? fields : collectedValues).push([column, value]);
  }
  return Object.fromEntries(
    collector === undefined ? fields : [...fields, [collector, Object.fromEntries(collectedValues)]],
  );
}
