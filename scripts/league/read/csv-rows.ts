import { CsvError, parse } from 'csv-parse/sync';
import { messageOf } from '../../../build/errors.ts';

/** The delimiters of lists. The one that the header has most often is that of the file. */
const delimiters = [',', ';', '\t'];

/** The header of a table. */
export interface CsvHeader {
  readonly delimiter: string;
  /** The names of the columns, some of which may be empty. */
  readonly columns: readonly string[];
}

/** A row of a table. */
export interface CsvRow {
  /** Counted from 1; the header is line 1. */
  readonly line: number;
  readonly values: readonly string[];
}

/** Returns the header of a table: its first line that is not blank. */
export function readHeader(text: string): CsvHeader {
  const line = /^\s*(.*)/.exec(text)?.[1]?.trimEnd() ?? '';
  const countOf = (delimiter: string) => line.split(delimiter).length;
  const delimiter = delimiters.reduce((best, other) => (countOf(other) > countOf(best) ? other : best));
  try {
    const [columns = []] = parse(line, { delimiter, trim: true, relax_quotes: true }) as string[][];
    return { delimiter, columns };
  } catch {
    return { delimiter, columns: [] };
  }
}

/** The rows of a table, and the line at which it stops to be one. */
export interface CsvRows {
  readonly header: CsvHeader;
  readonly rows: readonly CsvRow[];
  readonly fault: { readonly line: number; readonly message: string } | null;
}

/**
 * Parses a table whose columns are separated by commas, semicolons or tabs.
 * Rows without any value are left out, and rows may be longer or shorter than the header.
 */
export function parseCsvRows(text: string): CsvRows {
  const header = readHeader(text);
  try {
    // With `info`, a record stands beside its line, which the types of the library do not say.
    const records = parse(text, {
      bom: true,
      delimiter: header.delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const rows = records.slice(1).map(({ record, info }) => ({ line: info.lines, values: record }));
    return { header, rows, fault: null };
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1;
    return { header, rows: [], fault: { line, message: `is not CSV: ${messageOf(error)}` } };
  }
}
