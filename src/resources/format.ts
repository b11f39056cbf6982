import * as z from 'zod';
import { choice } from '../query/kinds.ts';
import { InvalidParameter, type Parameter } from '../query/parameter.ts';
import type { Column } from '../records/columns.ts';
import { byName } from '../records/typed.ts';
import { csvTable, encodeCsv } from './csv.ts';
import type { Collection, Resource } from './resource.ts';

/** Returns the rows in one field of an answer, which are those of a table. */
export function rowsIn(name: string, row: z.ZodObject): Collection {
  // The field is the one in which the answer's schema has the rows.
  const rows = (answer: object) => (byName(answer)[name] as readonly object[] | undefined) ?? [];
  return {
    row,
    areRowsShared: true,
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
      const { row, rows, areRowsShared } = collection(query);
      const { columns, lines } = csvTable(row);
      const fields = fieldsOf(query);
      const list = rows(answer);
      return {
        text: fields
          ? encodeCsv(selectColumns(columns, fields), list)
          : encodeCsv(columns, list, areRowsShared ? lines : undefined),
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="${resource.name}${seasonSuffix(query)}.csv"`,
        },
      };
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
  };
}

function pick(row: object, fields: readonly string[]): object {
  const values = byName(row);
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(row, field)).map((field) => [field, values[field]]),
  );
}

/** Returns the columns of the selected fields, in their order. */
function selectColumns(columns: readonly Column[], fields: readonly string[]): readonly Column[] {
  return fields.flatMap((field) => columns.filter(({ path }) => path[0] === field));
}

function seasonSuffix({ season }: Readonly<Record<string, unknown>>): string {
  return season === undefined ? '' : `-${String(season).replaceAll(',', '-')}`;
}
