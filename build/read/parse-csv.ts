import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import type { DatasetFault } from '../errors.ts';

export interface CsvRow {
  /** The line on which the row starts. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** A row as the library parses it. */
interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * Parses CSV as a spreadsheet may have saved it: with or without a byte-order mark, CRLF or LF, quoted fields, blank
 * lines. A line that is no valid CSV or UTF-8 is a fault. The rows around it are parsed nevertheless.
 *
 * @param file the name of the file in the faults
 */
export function parseCsv(bytes: Uint8Array, file: string) {
  const faults = encodingFaults(bytes, file);
  if (faults.length > 0) return { header: [], rows: [], faults };

  // The end of a file that was cut off is rarely the end of a line.
  if (bytes.length > 0 && bytes.at(-1) !== 0x0a) {
    const line = bytes.filter((byte) => byte === 0x0a).length + 1;
    faults.push({ file, line, message: 'does not end with a newline; expected the whole last line' });
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const records = parse(text, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) faults.push({ file, line: Number(error.lines ?? 1), message: csvFault(error.message) });
    },
    // The types do not follow `info: true`, which adds the place of each record.
  }) as unknown as CsvRecord[];

  const [head, ...body] = records.map(({ record, info }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    fields: record,
  }));
  return { header: head?.fields ?? [], rows: body, faults };
}

function csvFault(message: string): string {
  return `is not CSV: ${message}; expected a quote only around a whole field, doubled inside it`;
}

/** Returns a fault at the first line that is not UTF-8. */
function encodingFaults(bytes: Uint8Array, file: string): DatasetFault[] {
  if (isUtf8(bytes)) return [];
  const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD', 1);
  const line = before.split('\n').length;
  return [{ file, line, message: 'is not UTF-8; expected the file saved as UTF-8' }];
}
