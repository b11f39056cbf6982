import type * as z from 'zod';

/** Definition of a table of the dataset: its rows and columns, its key and its references. */
export interface DatasetTable<Row extends z.ZodObject = z.ZodObject, Seasonal extends boolean = boolean> {
  /** The file's name without `.csv`, or the folder's where there is a file for each season. */
  readonly name: string;
  readonly description: string;
  readonly source: string;
  /** One file for each season: `matches/2024.csv`; its rows then carry the `season` of their file. */
  readonly seasonal: Seasonal;
  /** Whether a dataset cannot be without the table; any other that is missing is empty. */
  readonly isRequired?: boolean;
  /** Whether a file of the table may have no row; any other file without rows has lost them. */
  readonly mayBeEmpty?: boolean;
  /** A row; the schema's keys are the columns. */
  readonly row: Row;
  /** The columns that together identify a row; within one season where the table is seasonal. */
  readonly key: readonly (keyof z.infer<Row> & string)[];
  /** Columns that refer to a row of another table by the single column of its key. */
  readonly references?: Partial<Record<keyof z.infer<Row> & string, string>>;
}

/** Defines a table of the dataset; the types of its rows follow from its schema. */
export function defineTable<Row extends z.ZodObject, const Seasonal extends boolean>(
  table: DatasetTable<Row, Seasonal>,
): DatasetTable<Row, Seasonal> {
  return table;
}
