import type { FeedSource } from './feed-source.ts';

/** The rows of an answer, completed. */
export interface CompletedRows<Row> {
  readonly rows: readonly Row[];
  /** The keys of rows that the answer lacks: those completed, and those that only the stored season has. */
  readonly missing: readonly string[];
}

/**
 * Completes the rows of an answer with those of the last good one that it lacks, and each row with the figures that it
 * lacks.
 *
 * A match gives way to one of the same day and club, whose id the feed has corrected. A stored match does not: the merge
 * keeps its id.
 *
 * @param storedKeys the keys of the rows that the stored season has, which the merge adds
 */
export function completeRows<Row>(
  { keyOf, complete, isReplaced }: Pick<FeedSource<Row>, 'keyOf' | 'complete' | 'isReplaced'>,
  rows: readonly Row[],
  lastRows: readonly Row[],
  storedKeys: readonly string[],
): CompletedRows<Row> {
  const lastByKey = new Map(lastRows.map((row) => [keyOf(row), row]));
  const keys = new Set(rows.map(keyOf));
  const completedRows = rows.map((row) => {
    const last = lastByKey.get(keyOf(row));
    return last && complete ? complete(row, last) : row;
  });
  const addedRows = [...lastByKey].filter(
    ([key, last]) => !keys.has(key) && (storedKeys.includes(key) || !isReplaced?.(last, rows)),
  );
  const expectedKeys = new Set([...addedRows.map(([key]) => key), ...storedKeys]);
  return {
    rows: [...completedRows, ...addedRows.map(([, row]) => row)],
    missing: [...expectedKeys.difference(keys)],
  };
}

/** Returns a row with each value that it lacks taken from another. */
export function completeValues<Row extends object>(row: Row, last: Row): Row {
  const isMissing = (value: unknown) => value === null || value === undefined;
  // Object.entries gives the names as strings; both rows have the same names.
  const filled = Object.entries(last).filter(([name]) => isMissing(row[name as keyof Row]));
  return { ...row, ...Object.fromEntries(filled) };
}
