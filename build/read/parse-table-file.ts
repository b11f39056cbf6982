import type * as z from 'zod/mini';
import { type DatasetTable, otherColumns, rowOfColumns } from '../../src/records/dataset/define-table.ts';
import { typeOf } from '../../src/records/flat-columns.ts';
import { unwrap } from '../../src/records/schema.ts';
import type { DatasetFault } from '../errors.ts';
import { RowLocations } from './document.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';

/** A column of a file. Undefined is what parses its fields where the table has no such column. */
interface FileColumn {
  readonly name: string;
  readonly parse: ReturnType<typeof fieldParser> | undefined;
}

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

  const columns = header.map((name): FileColumn => {
    const schema = columnSchema(table.row, name);
    return { name, parse: schema && fieldParser(schema) };
  });
  const inFile = (line: number, fault: Fault) => ({ file, line, ...fault });
  faults.push(...[...headerFaults(table.row, columns)].map((fault) => inFile(1, fault)));
  const rows: object[] = [];
  for (const csvRow of lines) {
    const result = readRow(table.row, columns, csvRow);
    if (Array.isArray(result)) faults.push(...result.map((fault) => inFile(csvRow.line, fault)));
    else {
      locations.set(result, { file, line: csvRow.line });
      rows.push(result);
    }
  }
  return { rows, faults };
}

type Fault = Pick<DatasetFault, 'column' | 'message'>;

function* headerFaults(row: z.ZodMiniObject, columns: readonly FileColumn[]): Iterable<Fault> {
  const collector = otherColumns(row)?.field;
  const expectedNames = Object.keys(row.shape).filter((field) => field !== collector);
  if (columns.length === 0) {
    yield { message: `is empty; expected a header: ${expectedNames.join(',')}` };
    return;
  }
  const names = columns.map(({ name }) => name);
  for (const column of expectedNames) {
    if (!names.includes(column)) yield { column, message: 'is missing; expected a column of that name' };
  }
  for (const [index, { name: column, parse }] of columns.entries()) {
    if (!parse)
      yield { column, message: `is no column of this table; expected only ${expectedNames.join(', ')}` };
    if (names.indexOf(column) < index)
      yield { column, message: 'is a duplicate column; expected each column once' };
  }
}

/** Returns a row, or its faults. */
function readRow(
  schema: z.ZodMiniObject,
  columns: readonly FileColumn[],
  { fields }: CsvRow,
): object | Fault[] {
  if (fields.length !== columns.length)
    return [{ message: `has ${fields.length} fields; expected ${columns.length}, as the header has` }];
  const values = columns.flatMap(({ name, parse }, index) =>
    parse ? [[name, parse(fields[index] ?? '')] as const] : [],
  );
  const result = schema.safeParse(rowOfColumns(schema, values));
  if (result.success) return result.data;
  return result.error.issues.flatMap(({ path, message }) => {
    const column = String(path.at(-1));
    const text = fields[columns.findIndex(({ name }) => name === column)];
    // A column that the header lacks is reported once for the header, so not for every row.
    if (text === undefined) return [];
    return [{ column, message: `${text === '' ? 'is empty' : JSON.stringify(text)}; ${message}` }];
  });
}

/** Returns the schema of a column, or undefined where the table has no such column. */
function columnSchema(row: z.ZodMiniObject, column: string): z.core.$ZodType | undefined {
  const collector = otherColumns(row);
  if (column !== collector?.field && Object.hasOwn(row.shape, column)) return row.shape[column];
  return collector?.value;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Returns what parses the fields of a column by its schema. An empty field is null, and a number or a boolean is parsed
 * where one is expected. A field that does not fit stays text, which the schema then rejects.
 */
export function fieldParser(schema: z.core.$ZodType): (text: string) => string | number | boolean | null {
  const type = typeOf(unwrap(schema));
  return (text) => {
    if (text === '') return null;
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    const isNumber = type === 'integer' || type === 'number';
    return isNumber && decimal.test(text) ? Number(text) : text;
  };
}

type Parsed = ReturnType<typeof parseTableFile>;

/** Parses the files of tables, and knows where each row is. */
export interface TableReader {
  readonly locations: RowLocations;
  /** @param league the bytes of `league.json`, by which the values of a table are limited */
  parseFile(table: DatasetTable, bytes: Uint8Array, file: string, league: Uint8Array | undefined): Parsed;
}

const isEqual = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0);

/**
 * Returns a reader that parses a file only where its bytes, or those of the league, are others than the last time. A refresh
 * reads the whole dataset once more, with a few new files. The rows must not change afterwards.
 */
export function tableReader(): TableReader {
  const locations = new RowLocations();
  const lastByFile = new Map<string, { bytes: Uint8Array; league: Uint8Array | undefined; parsed: Parsed }>();
  return {
    locations,
    parseFile(table, bytes, file, league) {
      const last = lastByFile.get(file);
      if (last && isEqual(last.bytes, bytes) && isEqual(last.league, league)) return last.parsed;
      const parsed = parseTableFile(table, bytes, file, locations);
      lastByFile.set(file, { bytes, league, parsed });
      return parsed;
    },
  };
}
