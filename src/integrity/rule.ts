import {
  type Dataset,
  type DatasetRow,
  type DatasetTableName,
  datasetTables,
} from '../records/dataset/index.ts';
import type { DatasetTable } from '../records/dataset/table.ts';

/** A row that breaks a rule. */
export interface Breach {
  readonly row: object;
  readonly column: string | undefined;
  /** What was found and what was expected. */
  readonly message: string;
  /** What breaks the rule, by names that outlast a change of lines: the season, where there is one, and the key. */
  readonly subject: string;
}

/** An integrity rule of the dataset. */
export interface IntegrityRule {
  readonly name: string;
  /** The rule in one sentence; `/health` repeats it. */
  readonly description: string;
  /** The tables whose rows it is held against. */
  readonly tables: readonly DatasetTableName[];
  check(dataset: Dataset): Iterable<Breach>;
}

/** A breach by one row of a table. */
export function breach<Name extends DatasetTableName>(
  table: Name,
  row: DatasetRow<Name>,
  column: string | undefined,
  message: string,
): Breach {
  return { row, column, message, subject: subjectOf(table, row) };
}

function subjectOf(table: DatasetTableName, row: object): string {
  const { key, seasonal }: DatasetTable = datasetTables[table];
  const values = row as Record<string, unknown>;
  return [...(seasonal ? ['season'] : []), ...key].map((column) => String(values[column] ?? '-')).join(' ');
}

/** The rows grouped by what `keyOf` says of them, in order of first appearance. */
export function groupBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
