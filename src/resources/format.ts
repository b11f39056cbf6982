import type * as z from 'zod/mini';
import { csvLimit } from '../query/page.ts';
import { InvalidParameter, type Parameter, type Query } from '../query/parameter.ts';
import { choice, withoutFile } from '../query/parameter-kinds.ts';
import { badCombination, type QueryFault } from '../query/parse-query.ts';
import { splitList } from '../query/text-matching.ts';
import { enumeration } from '../records/schema.ts';
import { byName } from '../records/typed.ts';
import { csvTable, encodeCsv } from './csv.ts';
import { type AnswerRows, isPaged, type Resource, type RowOrder } from './resource.ts';

/**
 * Returns the rows in one field of an answer, which are those of a table.
 *
 * @param basicFields what `fields=basic` stands for
 */
export function rowsIn(
  name: string,
  schema: z.ZodMiniObject,
  order: RowOrder,
  basicFields?: readonly string[],
): AnswerRows {
  // The field is the one in which the answer's schema has the rows.
  const rows = (answer: object) => (byName(answer)[name] as readonly object[] | undefined) ?? [];
  return {
    name,
    schema,
    order,
    basicFields,
    areShared: true,
    of: rows,
    map: (answer, change) => ({ ...answer, [name]: rows(answer).map(change) }),
  };
}

/** Returns the rows of the answers to a query; undefined where these have none. */
export function rowsFor({ rows }: Resource, query: Query): AnswerRows | undefined {
  return rows?.find(({ isFor }) => isFor?.(query) ?? true);
}

const formats = enumeration('Format', 'The format of an answer', ['json', 'csv']);

const format = choice({
  description:
    'json, or the rows as csv, with nested fields as columns. Lists, and objects without fixed fields such as raw_stats, are ' +
    'JSON text; letters such as those of form are one text, WWDLD. Of a list, csv has ' +
    `all rows, up to ${csvLimit}, where limit is left out. It is UTF-8: in Excel, open it by Data, From Text/CSV`,
  example: 'csv',
  values: formats.options,
  defaultValue: 'json',
});

/** Returns a resource with the parameters `format` and `fields`, if it has rows. */
export function withFormats(resource: Resource): Resource {
  const { rows } = resource;
  if (!rows) return resource;
  const { limit } = resource.parameters;
  const fieldNames = new Set(rows.flatMap(({ schema }) => Object.keys(schema.shape)));
  return {
    ...resource,
    // Other formats than the default have no file: their addresses need not be tried.
    parameters: {
      ...resource.parameters,
      ...(isPaged(resource) && limit && { limit: withCsvLimit(limit) }),
      format: withoutFile(format),
      fields: fieldList(
        [...fieldNames],
        rows.flatMap(({ basicFields = [] }) => basicFields),
      ),
    },
    validate: (query) => resource.validate?.(query) ?? validateFields(resource, query) ?? validateCsv(query),
    answer(tables, query, context) {
      const answer = resource.answer(tables, query, context);
      const rows = query.format === 'csv' ? undefined : rowsFor(resource, query);
      const fields = rows && fieldsOf(query, rows);
      return fields ? rows.map(answer, (row) => pick(row, fields)) : answer;
    },
  };
}

/** Returns the parameter `limit`, which CSV leaves out for all rows: a spreadsheet does not ask for the next page. */
function withCsvLimit(limit: Parameter): Parameter {
  const allRows = `with format=csv, leave it out for all rows, up to ${csvLimit}`;
  return {
    ...limit,
    description: `${limit.description}; ${allRows}`,
    parse(text) {
      try {
        return limit.parse(text);
      } catch (error) {
        if (!(error instanceof InvalidParameter)) throw error;
        throw new InvalidParameter(`${error.message} (${allRows})`);
      }
    },
    defaultFor: (given) =>
      given.format === 'csv' ? csvLimit : (limit.defaultFor?.(given) ?? limit.defaultValue),
  };
}

/** Returns what is wrong with a query for CSV that adds what is no row of the list: CSV has the rows alone. */
function validateCsv({ format, include }: Query): QueryFault | undefined {
  if (format !== 'csv' || include === undefined) return undefined;
  const message = `'format=csv' has the rows of the list alone; expected no parameter 'include' with it`;
  return badCombination(message, 'include', 'format');
}

/** Returns what is wrong with a query that names fields of another kind of answer. */
function validateFields(resource: Resource, query: Query): QueryFault | undefined {
  const names = Object.keys(rowsFor(resource, query)?.schema.shape ?? {});
  const others = requestedFields(query)?.filter((field) => !names.includes(field.replace('-', ''))) ?? [];
  if (others.length === 0) return undefined;
  const expected = `expected some of ${names.join(', ')}`;
  return badCombination(`no row of this answer has ${others.join(', ')}; ${expected}`, 'fields');
}

// The parameters above parse it.
const requestedFields = (query: object) => (query as { fields?: readonly string[] }).fields;

/** Returns the fields that a query selects from rows; undefined where it names none. */
function fieldsOf(query: object, { schema }: AnswerRows): readonly string[] | undefined {
  const fields = requestedFields(query);
  if (!fields?.[0]?.startsWith('-')) return fields;
  return Object.keys(schema.shape).filter((name) => !fields.includes(`-${name}`));
}

/**
 * Encodes the rows of an answer as CSV if the query requests it. Returns the text, and the header fields that differ from
 * those of JSON. Returns undefined if the query requests JSON.
 */
export function csvAnswer(resource: Resource, answer: object, query: Query) {
  const rows = query.format === 'csv' ? rowsFor(resource, query) : undefined;
  if (!rows) return undefined;
  const { columns, lines } = csvTable(rows.schema);
  const fields = fieldsOf(query, rows);
  const text = fields
    ? encodeCsv(
        fields.flatMap((field) => columns.filter(({ path }) => path[0] === field)),
        rows.of(answer),
      )
    : encodeCsv(columns, rows.of(answer), rows.areShared ? lines : undefined);
  const { season } = query;
  const suffix = season === undefined ? '' : `-${String(season).replaceAll(',', '-')}`;
  return {
    text,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${resource.name}${suffix}.csv"`,
    },
  };
}

/**
 * Returns the parameter `fields`. `basic` is parsed to the fields that it stands for, and names with a minus to one order,
 * so that equal selections are equal queries.
 */
function fieldList(
  names: readonly string[],
  basicFields: readonly string[],
): Parameter<readonly string[] | undefined> {
  const basic = basicFields.length > 0 ? `. The word basic stands for ${basicFields.join(', ')}` : '';
  return {
    description:
      'Fields of the rows to return, joined by commas, in this order; left out, all of them. Names that all have a minus, ' +
      `such as -source, are left out${basic}`,
    example: names.slice(0, 3).join(','),
    defaultValue: undefined,
    schema: {
      type: 'array',
      items: { type: 'string', pattern: '^-?[a-z0-9_]+$' },
      maxItems: names.length,
    },
    parse(text) {
      const expected = `some of ${names.join(', ')}, joined by commas`;
      const parts = splitList(text, expected).map((part) => part.toLowerCase());
      if (basic !== '' && parts.join() === 'basic') return basicFields;
      const isLeftOut = parts.every((part) => part.startsWith('-'));
      if (!isLeftOut && parts.some((part) => part.startsWith('-')))
        throw new InvalidParameter(
          'either fields to return or fields to leave out, each of these with a minus',
        );
      const fields = isLeftOut ? parts.map((part) => part.slice(1)) : parts;
      if (!fields.every((field) => names.includes(field))) throw new InvalidParameter(expected);
      if (!isLeftOut) return [...new Set(fields)];
      const leftOut = names.filter((name) => fields.includes(name));
      if (leftOut.length === names.length) throw new InvalidParameter('a field that is not left out');
      return leftOut.map((name) => `-${name}`);
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
