import * as z from 'zod';
import { choice } from '../query/kinds.ts';
import { InvalidParameter, type Parameter } from '../query/parameter.ts';
import { type Cell, type Column, cellOf, columnsOf } from '../records/columns.ts';
import { byName } from '../records/typed.ts';
import type { EncodedText, Resource } from './resource.ts';

/** The rows of an answer, for CSV and for the selection of fields. */
export interface Collection {
  readonly row: z.ZodObject;
  rows(answer: object): readonly object[];
  /** Returns the answer with each row changed. */
  mapRows(answer: object, change: (row: object) => object): object;
}

/** Returns the rows in one field of an answer. */
export function rowsIn(name: string, row: z.ZodObject): Collection {
  // The field is the one in which the answer's schema has the rows.
  const rows = (answer: object) => (byName(answer)[name] as readonly object[] | undefined) ?? [];
  return {
    row,
    rows,
    mapRows: (answer, change) => ({ ...answer, [name]: rows(answer).map(change) }),
  };
}

const formats = z.enum(['json', 'csv']).meta({ id: 'Format', description: 'The format of an answer' });

const format = choice({
  description: 'json, or the rows as csv, with nested fields as columns and lists as JSON text',
  example: 'csv',
  values: formats.options,
  defaultValue: 'json',
});

/** Returns a resource that also answers in CSV and with selected fields, if it has rows. */
export function withFormats(resource: Resource): Resource {
  const { collection, fieldNames, readTotal } = resource;
  if (!collection || !fieldNames) return resource;
  // The parameters below parse it.
  const fieldsOf = (query: object) => (query as { fields?: readonly string[] }).fields;
  return {
    ...resource,
    // Other formats than the default have no file: their addresses need not be tried.
    parameters: {
      ...resource.parameters,
      format: { ...format, toSegment: () => null },
      fields: fieldList(fieldNames),
    },
    answer(tables, query, context) {
      const answer = resource.answer(tables, query, context);
      const fields = fieldsOf(query);
      return fields ? collection(query).mapRows(answer, (row) => pick(row, fields)) : answer;
    },
    ...(readTotal && {
      readTotal: (head, query) => (query.format === 'csv' ? undefined : readTotal(head, query)),
    }),
    encode(answer, query) {
      if (query.format !== 'csv') return undefined;
      const { row, rows } = collection(query);
      const columns = selectColumns(columnsOnce(row), fieldsOf(query));
      return csv(`${resource.name}${seasonSuffix(query)}`, columns, rows(answer));
    },
  };
}

function fieldList(names: readonly string[]): Parameter<readonly string[] | undefined> {
  return {
    description: 'Fields of the rows to return, joined by commas, in this order; left out, all of them',
    example: names.slice(0, 3).join(','),
    defaultValue: undefined,
    schema: {
      type: 'array',
      items: { type: 'string', pattern: '^[a-z0-9_]+$' },
      maxItems: names.length,
    },
    parse(text) {
      const fields = text.split(',').map((part) => part.trim().toLowerCase());
      if (!fields.every((field) => names.includes(field)))
        throw new InvalidParameter(`some of ${names.join(', ')}, joined by commas`);
      return [...new Set(fields)];
    },
    toSegment: () => null,
    fromSegment: (segment) => segment,
  };
}

function pick(row: object, fields: readonly string[]): object {
  const values = byName(row);
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(row, field)).map((field) => [field, values[field]]),
  );
}

const columnsBySchema = new WeakMap<z.ZodObject, readonly Column[]>();

/** Returns the columns of a row; to read them from its schema costs as much as hundreds of cells. */
function columnsOnce(row: z.ZodObject): readonly Column[] {
  const known = columnsBySchema.get(row) ?? columnsOf(row);
  columnsBySchema.set(row, known);
  return known;
}

/** Returns the columns of the selected fields, in their order. */
function selectColumns(columns: readonly Column[], fields: readonly string[] | undefined): readonly Column[] {
  return fields?.flatMap((field) => columns.filter(({ path }) => path[0] === field)) ?? columns;
}

function seasonSuffix({ season }: Readonly<Record<string, unknown>>): string {
  return season === undefined ? '' : `-${String(season).replaceAll(',', '-')}`;
}

/** Encodes rows as CSV by RFC 4180, with a header. */
function csv(name: string, columns: readonly Column[], rows: readonly object[]): EncodedText {
  const lines = [
    columns.map((column) => csvCell(column.name)).join(','),
    ...rows.map((values) => columns.map((column) => csvCell(cellOf(values, column))).join(',')),
    '',
  ];
  return {
    text: lines.join('\r\n'),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  };
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
