import * as z from 'zod/mini';
import { memoize } from '../memoize.ts';
import { byName } from '../typed.ts';

/** The definition of a table of the dataset with its rows, columns, key and references. */
export interface DatasetTable<
  Row extends z.ZodMiniObject = z.ZodMiniObject,
  Seasonal extends boolean = boolean,
> {
  /** The file's name without `.csv`, or the folder's where there is a file for each season. */
  readonly name: string;
  readonly description: string;
  /** Whether it has a file for each season, such as `matches/2024.csv`. Its rows then have the `season` of their file. */
  readonly seasonal: Seasonal;
  /** Whether the dataset must have the table. Any other table may be missing, and is then empty. */
  readonly isRequired?: boolean;
  /** Whether a file of the table may be without rows. Any other file without rows is faulty. */
  readonly mayBeEmpty?: boolean;
  /** The schema of a row, whose keys are the columns. */
  readonly row: Row;
  /** The columns that together identify a row, within one season where the table is seasonal. */
  readonly key: readonly (keyof z.infer<Row> & string)[];
  /** Columns that refer to a row of another table by the single column of its key. */
  readonly references?: Partial<Record<keyof z.infer<Row> & string, string>>;
}

/** Defines a table of the dataset. The types of its rows follow from its schema. */
export function defineTable<Row extends z.ZodMiniObject, const Seasonal extends boolean>(
  table: DatasetTable<Row, Seasonal>,
): DatasetTable<Row, Seasonal> {
  return table;
}

/**
 * Returns the field that collects every column without a field of its own, and the schema of those columns' values. Returns
 * undefined if the table has a fixed set of columns.
 */
export const otherColumns = memoize(({ shape }: z.ZodMiniObject) => {
  for (const [field, schema] of Object.entries(shape))
    if (schema instanceof z.ZodMiniRecord) return { field, value: schema.def.valueType };
  return undefined;
});

/** Returns a row's values by column, as its file has them. Collected columns stand beside those with a field. */
export function columnValues(schema: z.ZodMiniObject, row: object): Readonly<Record<string, unknown>> {
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
  schema: z.ZodMiniObject,
  values: Iterable<readonly [column: string, value: unknown]>,
  extraColumns: readonly string[] = [],
): Record<string, unknown> {
  const collector = otherColumns(schema)?.field;
  const entries = [...values];
  if (collector === undefined) return Object.fromEntries(entries);
  const isField = (column: string) =>
    extraColumns.includes(column) || (column !== collector && Object.hasOwn(schema.shape, column));
  const { fields = [], others = [] } = Object.groupBy(entries, ([column]) =>
    isField(column) ? 'fields' : 'others',
  );
  return Object.fromEntries([...fields, [collector, Object.fromEntries(others)]]);
}
