import { listSegment } from './address.ts';
import { InvalidParameter, type Parameter } from './parameter.ts';
import { foldName, matcher, partsOf } from './text.ts';

/** A test of a row; undefined where the query leaves the filter out. */
export type Filter<Row> = ((row: Row) => boolean) | undefined;

/** Returns the rows that pass every filter, in their order. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[]): Row[] {
  const activeFilters = filters.filter((filter) => filter !== undefined);
  return rows.filter((row) => activeFilters.every((passes) => passes(row)));
}

/** Returns a filter of rows whose field has the value. */
export function equals<Field extends string>(field: Field, value: unknown): Filter<Record<Field, unknown>> {
  return value === undefined ? undefined : (row) => row[field] === value;
}

/** Returns a filter of rows whose field has one of the values. */
export function isOneOf<Field extends string, Value>(
  field: Field,
  values: readonly Value[] | undefined,
): Filter<Record<Field, unknown>> {
  return values === undefined ? undefined : (row) => values.some((value) => value === row[field]);
}

/** Returns a filter of rows of which one of the fields contains the text, ignoring case and accents. */
export function contains<const Field extends string>(
  fields: readonly Field[],
  text: string | undefined,
): Filter<Record<Field, string | null>> {
  if (text === undefined) return undefined;
  const isFound = matcher(text);
  return (row) =>
    fields.some((field) => {
      const value: string | null = row[field];
      return value !== null && isFound(value);
    });
}

type Value = string | number | null;

/**
 * Returns records sorted by a value: numbers by size, texts ignoring case and accents, unknown values last in either
 * direction. `ties` compares records of equal value.
 */
export function sortBy<Row>(
  rows: readonly Row[],
  pick: (row: Row) => Value,
  order: 'asc' | 'desc',
  ties: (a: Row, b: Row) => number,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  // Each value is picked and folded once, not once per comparison.
  return rows
    .map((row) => ({ row, key: foldValue(pick(row)) }))
    .sort((a, b) => compareKeys(a.key, b.key, sign) || ties(a.row, b.row))
    .map(({ row }) => row);
}

function foldValue(value: Value): Value {
  return typeof value === 'string' ? foldName(value) : value;
}

function compareKeys(a: Value, b: Value, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a < b) return -sign;
  return a > b ? sign : 0;
}

interface ListOptions<V extends string> {
  readonly description: string;
  readonly example: string;
  readonly values: readonly V[];
}

/** Several of a few values, joined by commas, in the order given; case is ignored, repetitions are dropped. */
export function listOf<const V extends string>({
  defaultValue,
  ...options
}: ListOptions<V> & { readonly defaultValue: readonly V[] }): Parameter<readonly V[]> {
  const { schema, ...parameter } = severalOf(options);
  return { ...parameter, defaultValue, schema: { ...schema, default: defaultValue } };
}

/** The same as `listOf`, left out by default; the values are put in the order of `values`, since it does not matter. */
export function anyOf<const V extends string>(options: ListOptions<V>): Parameter<readonly V[] | undefined> {
  const { parse, ...parameter } = severalOf(options);
  return {
    ...parameter,
    defaultValue: undefined,
    parse(text) {
      const parsed = parse(text);
      return options.values.filter((value) => parsed.includes(value));
    },
  };
}

function severalOf<V extends string>({ values, ...texts }: ListOptions<V>) {
  const byLowerCase = new Map(values.map((value) => [value.toLowerCase(), value]));
  return {
    ...texts,
    toSegment: listSegment,
    schema: { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length },
    parse(text: string): readonly V[] {
      const expected = values.length > 1 ? `some of ${values.join(', ')}, joined by commas` : values.join();
      const parts = splitList(text, expected).map((part) => byLowerCase.get(part.toLowerCase()));
      if (!parts.every((value) => value !== undefined)) throw new InvalidParameter(expected);
      return [...new Set(parts)];
    },
  };
}

/**
 * Returns the parts of a text that commas join, without white space around them. Empty parts are left out, as empty
 * parameters are.
 *
 * @param expected what the parameter takes
 * @throws {InvalidParameter} if no part is left
 */
export function splitList(text: string, expected: string): string[] {
  const parts = partsOf(text);
  if (parts.length === 0) throw new InvalidParameter(expected);
  return parts;
}

/** A query names so many seasons, days or ids at most. */
const maxValues = 50;

/**
 * Returns a filter of several values from the parameter of one: joined by commas, each is parsed as one, and they are put in
 * ascending order.
 */
export function several<Value extends string | number>(
  one: Parameter<Value | undefined>,
): Parameter<readonly Value[] | undefined> {
  const { inLeague } = one;
  return {
    description: one.description,
    example: one.example,
    toSegment: listSegment,
    defaultValue: undefined,
    schema: { type: 'array', items: one.schema, maxItems: maxValues },
    parse: (text) => parseSeveral(text, one),
    ...(inLeague && {
      inLeague(league) {
        const { inLeague: _, ...rest } = one;
        const { schema, parse } = several({ ...rest, ...inLeague(league) });
        return { schema, parse };
      },
    }),
  };
}

/** @throws {InvalidParameter} if there is no value, there are too many, or one is not what the parameter takes */
function parseSeveral<Value extends string | number>(
  text: string,
  { parse }: Parameter<Value | undefined>,
): Value[] {
  const parts = partsOf(text);
  if (parts.length > maxValues) throw new InvalidParameter(`at most ${maxValues} values`);
  try {
    return [...new Set((parts.length === 0 ? [''] : parts).map(parse))].sort((a, b) => (a < b ? -1 : 1));
  } catch (error) {
    if (!(error instanceof InvalidParameter)) throw error;
    throw new InvalidParameter(`${error.message}, or several joined by commas`);
  }
}
