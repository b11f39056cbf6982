import { stringify } from 'csv-stringify/sync';
import type { FlatTable } from './table.ts';

/**
 * Renders a table as CSV (RFC 4180): UTF-8 without a byte-order mark, which readers of the data package would take for a
 * part of the first column's name; CRLF; numbers as in JSON; an empty field for an unknown value.
 */
export function renderCsv({ columns, rows }: FlatTable): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      header: true,
      columns: columns.map(({ name }) => name),
      record_delimiter: 'windows',
      cast: { boolean: (value) => String(value) },
    },
  );
}

/** A table as newline-delimited JSON: a row a line, laid out flat. */
export function renderNdjson({ columns, rows }: FlatTable): string {
  const lines = rows.map(
    (row) => `${JSON.stringify(Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])))}\n`,
  );
  return lines.join('');
}
