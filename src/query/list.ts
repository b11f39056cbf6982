import { listSegment } from './address.ts';
import { InvalidParameter, type Parameter, type Texts } from './parameter.ts';
import { partsOf } from './text.ts';

interface ListOptions<V extends string> extends Texts {
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
 * Returns the parts of a text that commas join, without white space around them. Empty parts are left out.
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
 *
 * @param others how its description names the others
 */
export function several<Value extends string | number>(
  one: Parameter<Value | undefined>,
  others = 'several',
): Parameter<readonly Value[] | undefined> {
  const { inLeague } = one;
  return {
    description: `${one.description}, or ${others} joined by commas`,
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
