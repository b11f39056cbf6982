import { stringify } from 'csv-stringify/sync';
import type { FlatTable } from './table.ts';

/**
 * A table as CSV that a spreadsheet opens with its accents right: UTF-8 with a byte-order mark, CRLF, numbers as they are
 * in JSON, nothing for what is not known.
 */
export function renderCsv({ columns, rows }: FlatTable): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
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
