import type * as z from 'zod/mini';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { otherColumns, rowOfColumns } from '../../src/records/dataset/table.ts';
import type { DatasetFault } from '../errors.ts';
import { type CsvRow, parseCsv } from './csv.ts';
import type { RowLocations } from './document.ts';
import { columnSchema, fieldValue } from './row.ts';

/** Returns the valid rows and the faults of one file of a table. The line of each row is noted in `locations`. */
export function parseTableFile(
  table: DatasetTable,
  bytes: Uint8Array,
  file: string,
  locations: RowLocations,
): { rows: object[]; faults: DatasetFault[] } {
  const { header, rows: lines, faults: csvFaults } = parseCsv(bytes, file);
  const faults = [...csvFaults];
  if (faults.length > 0 && header.length === 0) return { rows: [], faults };

  faults.push(...headerFaults(table.row, header, file));
  const rows: object[] = [];
  for (const line of lines) {
    const result = readRow(table.row, header, line, file);
    if ('faults' in result) faults.push(...result.faults);
    else {
      locations.set(result.row, { file, line: line.line });
      rows.push(result.row);
    }
  }
  return { rows, faults };
}

function* headerFaults(
  row: z.ZodMiniObject,
  header: readonly string[],
  file: string,
): Iterable<DatasetFault> {
  const collector = otherColumns(row)?.field;
  const expectedColumns = Object.keys(row.shape).filter((field) => field !== collector);
  if (header.length === 0) {
    yield { file, line: 1, message: `is empty; expected a header: ${expectedColumns.join(',')}` };
    return;
  }
  for (const column of expectedColumns) {
    if (!header.includes(column))
      yield { file, line: 1, column, message: 'is missing; expected a column of that name' };
  }
  const previousColumns = new Set<string>();
  for (const column of header) {
    if (columnSchema(row, column) === undefined) {
      yield {
        file,
        line: 1,
        column,
        message: `is no column of this table; expected only ${expectedColumns.join(', ')}`,
      };
    }
    if (previousColumns.has(column))
      yield { file, line: 1, column, message: 'is a duplicate column; expected each column once' };
    previousColumns.add(column);
  }
}

function readRow(
  schema: z.ZodMiniObject,
  header: readonly string[],
  { line, fields }: CsvRow,
  file: string,
): { row: object } | { faults: DatasetFault[] } {
  if (fields.length !== header.length) {
    const message = `has ${fields.length} fields; expected ${header.length}, as the header has`;
    return { faults: [{ file, line, message }] };
  }
  const values = header.flatMap((column, index): [string, unknown][] => {
    const valueSchema = columnSchema(schema, column);
    return valueSchema ? [[column, fieldValue(fields[index] ?? '', valueSchema)]] : [];
  });

  const result = schema.safeParse(rowOfColumns(schema, values));
  if (result.success) return { row: result.data };
  // A column that the header lacks is reported once for the header, so not for every row.
  const issues = result.error.issues.filter(({ path }) => header.includes(String(path.at(-1))));
  return {
    faults: issues.map((issue) => {
      const column = String(issue.path.at(-1));
      const text = fields[header.indexOf(column)];
      return {
        file,
        line,
        column,
        message: `${text === '' ? 'is empty' : JSON.stringify(text)}; ${issue.message}`,
      };
    }),
  };
}
