import type * as z from 'zod';
import { otherColumns, rowOfColumns } from '../../src/records/dataset/other-columns.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import type { DatasetFault } from '../errors.ts';
import { type CsvRow, parseCsv } from './csv.ts';
import { columnSchema, expectation, fieldValue } from './row.ts';
import type { RowLocations } from './row-locations.ts';

/** Parses one file of a table: its valid rows, whose lines it notes in `locations`, and every fault. */
export function parseTableFile(
  table: DatasetTable,
  bytes: Uint8Array,
  file: string,
  locations: RowLocations,
): { rows: object[]; faults: DatasetFault[] } {
  const { header, rows: lines, faults } = parseCsv(bytes, file);
  const found = [...faults];
  if (found.length > 0 && header.length === 0) return { rows: [], faults: found };

  found.push(...headerFaults(table.row, header, file));
  const rows: object[] = [];
  for (const line of lines) {
    const result = readRow(table.row, header, line, file);
    if ('faults' in result) found.push(...result.faults);
    else {
      locations.set(result.row, { file, line: line.line });
      rows.push(result.row);
    }
  }
  return { rows, faults: found };
}

function* headerFaults(row: z.ZodObject, header: readonly string[], file: string): Iterable<DatasetFault> {
  const collected = otherColumns(row)?.field;
  const expected = Object.keys(row.shape).filter((field) => field !== collected);
  if (header.length === 0) {
    yield { file, line: 1, message: `is empty; expected a header: ${expected.join(',')}` };
    return;
  }
  for (const column of expected) {
    if (!header.includes(column))
      yield { file, line: 1, column, message: 'is missing; expected a column of that name' };
  }
  const seen = new Set<string>();
  for (const column of header) {
    if (columnSchema(row, column) === undefined) {
      yield {
        file,
        line: 1,
        column,
        message: `is no column of this table; expected only ${expected.join(', ')}`,
      };
    }
    if (seen.has(column))
      yield { file, line: 1, column, message: 'is a duplicate column; expected each column once' };
    seen.add(column);
  }
}

function readRow(
  schema: z.ZodObject,
  header: readonly string[],
  { line, fields }: CsvRow,
  file: string,
): { row: object } | { faults: DatasetFault[] } {
  if (fields.length !== header.length) {
    const message = `has ${fields.length} fields; expected ${header.length}, as the header has`;
    return { faults: [{ file, line, message }] };
  }
  const values = header.flatMap((column, index): [string, unknown][] => {
    const expected = columnSchema(schema, column);
    return expected ? [[column, fieldValue(fields[index] ?? '', expected)]] : [];
  });

  const parsed = schema.safeParse(rowOfColumns(schema, values));
  if (parsed.success) return { row: parsed.data };
  // A column the header lacks is reported once, there, and not again for every row.
  const issues = parsed.error.issues.filter(({ path }) => header.includes(String(path.at(-1))));
  return {
    faults: issues.map((issue) => {
      const column = String(issue.path.at(-1));
      const found = fields[header.indexOf(column)];
      return {
        file,
        line,
        column,
        message: `${found === '' ? 'is empty' : JSON.stringify(found)}; ${expectation(issue, columnSchema(schema, column))}`,
      };
    }),
  };
}
