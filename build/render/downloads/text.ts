import { encodeLine } from '../../../src/resources/csv.ts';
import { encodeRow } from '../encode.ts';
import type { FlatTable } from './table.ts';

/**
 * Renders a table as CSV in UTF-8, as the API does. Readers of the data package would take a byte-order mark for a part of
 * the first column's name, so there is none.
 */
export function renderCsv({ columns, rows }: Pick<FlatTable, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows].map(encodeLine);
  return [...lines, ''].join('\r\n');
}

/** Renders a table as newline-delimited JSON: a record on each line, nested as in JSON. */
export function renderNdjson({ records }: Pick<FlatTable, 'records'>): Buffer {
  const lineFeed = Buffer.from('\n');
  return Buffer.concat(records.flatMap((record) => [encodeRow(record), lineFeed]));
}
