import type * as z from 'zod';

/** The definition of a table of the dataset with its rows, columns, key and references. */
export interface DatasetTable<Row extends z.ZodObject = z.ZodObject, Seasonal extends boolean = boolean> {
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
export function defineTable<Row extends z.ZodObject, const Seasonal extends boolean>(
  table: DatasetTable<Row, Seasonal>,
): DatasetTable<Row, Seasonal> {
  return table;
}
