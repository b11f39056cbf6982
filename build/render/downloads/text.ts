import { stringify } from 'csv-stringify/sync';
import { withoutFormula } from '../../../src/records/formula.ts';
import { encodeRow } from '../encode.ts';
import type { FlatTable } from './table.ts';

/**
 * Renders a table as CSV (RFC 4180) in UTF-8, with CRLF, numbers as in JSON, and an empty field for an unknown value.
 * Readers of the data package would take a byte-order mark for a part of the first column's name, so there is none.
 */
export function renderCsv({ columns, rows }: Pick<FlatTable, 'columns' | 'rows'>): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      header: true,
      columns: columns.map(({ name }) => name),
      record_delimiter: 'windows',
      cast: { boolean: (value) => String(value), string: withoutFormula },
    },
  );
}

/** Renders a table as newline-delimited JSON: a record on each line, nested as in JSON. */
export function renderNdjson({ records }: Pick<FlatTable, 'records'>): Buffer {
  const lineFeed = Buffer.from('\n');
  return Buffer.concat(records.flatMap((record) => [encodeRow(record), lineFeed]));
}
