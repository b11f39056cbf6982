import * as z from 'zod';
import { byName } from '../typed.ts';

/**
 * Returns the field that collects every column without a field of its own, and the schema of those columns' values.
 * Undefined where the table has a fixed set of columns.
 */
export function otherColumns(row: z.ZodObject): OtherColumns | undefined {
  // Asked for every row: the schemas do not change.
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

/** Returns a row's values by column, as its file has them: the collected columns beside the others. */
export function columnValues(schema: z.ZodObject, row: object): Readonly<Record<string, unknown>> {
  const others = otherColumns(schema);
  if (!others) return byName(row);
  const { [others.field]: collected, ...own } = byName(row);
  // The schema of the field is a record.
  return { ...own, ...(collected as object) };
}

/**
 * Returns the row of which these are the values by column: the reverse of `columnValues`.
 *
 * @param beside names that the row has beside those of its schema, such as `season`
 */
export function rowOfColumns(
  schema: z.ZodObject,
  values: Iterable<readonly [column: string, value: unknown]>,
  beside: readonly string[] = [],
): Record<string, unknown> {
  const collector = otherColumns(schema)?.field;
  const own: [string, unknown][] = [];
  const collected: [string, unknown][] = [];
  for (const [column, value] of values) {
    const isOwn = beside.includes(column) || (column !== collector && Object.hasOwn(schema.shape, column));
    (isOwn || collector === undefined ? own : collected).push([column, value]);
  }
  return Object.fromEntries(
    collector === undefined ? own : [...own, [collector, Object.fromEntries(collected)]],
  );
}
