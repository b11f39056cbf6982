import { day, instant } from '../records/fields.ts';
import { listSegment, plainSegment } from './address.ts';
import { InvalidParameter, type Parameter, type Texts } from './parameter.ts';
import { maxTextLength, partsOf, splitList } from './text-matching.ts';

/** A whole number, of as many digits as the largest that is exact. */
const wholeNumber = /^-?\d{1,16}$/;

/** Returns a parameter whose value is a whole number within bounds; undefined by default, unless it has another default. */
export function integer<Default extends number | undefined = undefined>({
  min,
  max = Number.MAX_SAFE_INTEGER,
  defaultValue,
  ...texts
}: Texts & { min: number; max?: number; defaultValue?: Default }): Parameter<number | Default> {
  const bounded = max < Number.MAX_SAFE_INTEGER;
  const expected = bounded ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`;
  return {
    ...texts,
    toSegment: plainSegment,
    // Without one given, the type of the default is that of undefined.
    defaultValue: defaultValue as Default,
    schema: {
      type: 'integer',
      minimum: min,
      ...(bounded && { maximum: max }),
      default: defaultValue,
    },
    parse(text) {
      const value = Number(text);
      if (!wholeNumber.test(text) || value < min || value > max)
        throw new InvalidParameter(text.includes(',') ? `${expected}, one alone` : expected);
      return value;
    },
  };
}

/** Returns a parameter whose value is one of a list, ignoring case; undefined by default, unless it has another default. */
export function choice<const V extends string, Default extends V | undefined = undefined>({
  values,
  defaultValue,
  ...texts
}: Texts & { values: readonly V[]; defaultValue?: Default }): Parameter<V | Default> {
  return {
    ...texts,
    toSegment: plainSegment,
    // As for a whole number.
    defaultValue: defaultValue as Default,
    schema: { type: 'string', enum: values, default: defaultValue },
    parse(text) {
      const value = values.find((option) => option.toLowerCase() === text.toLowerCase());
      if (value === undefined) throw new InvalidParameter(`one of ${values.join(', ')}`);
      return value;
    },
  };
}

/** Returns a parameter that is true or false, and false where left out. */
export function flag(description: string): Parameter<boolean> {
  return {
    description,
    example: 'true',
    toSegment: plainSegment,
    defaultValue: false,
    schema: { type: 'boolean', default: false },
    parse(text) {
      const value = text.toLowerCase();
      if (value !== 'true' && value !== 'false') throw new InvalidParameter('true or false');
      return value === 'true';
    },
  };
}

/** Returns a parameter that is true or false, and undefined where left out. */
export function optionalFlag(description: string): Parameter<boolean | undefined> {
  return { ...flag(description), defaultValue: undefined, schema: { type: 'boolean' } };
}

/** Returns a parameter whose value is a real calendar day. */
export function calendarDay(texts: Texts): Parameter<string | undefined> {
  return {
    ...texts,
    toSegment: plainSegment,
    defaultValue: undefined,
    schema: { type: 'string', format: 'date' },
    parse(text) {
      if (!day.safeParse(text).success) throw new InvalidParameter('a calendar day, YYYY-MM-DD');
      return text;
    },
  };
}

/** Returns a parameter whose value is a calendar day, or a moment of one in UTC. */
export function dayOrInstant(texts: Texts): Parameter<string | undefined> {
  return {
    ...texts,
    toSegment: () => null,
    defaultValue: undefined,
    schema: { type: 'string', maxLength: maxTextLength, pattern: '^\\d{4}-\\d{2}-\\d{2}(T[0-9:.]+Z)?$' },
    parse(text) {
      if (!day.safeParse(text).success && !instant.safeParse(text).success)
        throw new InvalidParameter('a day, YYYY-MM-DD, or a moment in UTC such as 2025-08-17T20:15:00Z');
      return text;
    },
  };
}

interface ListOptions<V extends string> extends Texts {
  readonly values: readonly V[];
}

/** Returns a parameter of several of a few values, joined by commas. It keeps their order, ignores case and drops repetitions. */
export function listOf<const V extends string>({
  defaultValue,
  ...options
}: ListOptions<V> & { readonly defaultValue: readonly V[] }): Parameter<readonly V[]> {
  const { schema, ...parameter } = severalOf(options);
  return { ...parameter, defaultValue, schema: { ...schema, default: defaultValue } };
}

/** Returns an optional `listOf`, whose order does not matter: the values are put in the order of `values`. */
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

/** A query names so many seasons, days or ids at most. */
const maxValues = 50;

/**
 * Returns a filter of several values, joined by commas, from the parameter of one. The values are put in ascending order.
 *
 * @param others how its description names the others
 */
export function several<Value extends string | number>(
  one: Parameter<Value | undefined>,
  others = 'several',
): Parameter<readonly Value[] | undefined> {
  const { entity, inLeague } = one;
  return {
    description: `${one.description}, or ${others} joined by commas`,
    example: one.example,
    toSegment: listSegment,
    defaultValue: undefined,
    schema: { type: 'array', items: one.schema, maxItems: maxValues },
    parse: (text) => parseSeveral(text, one),
    ...(entity && { entity }),
    ...(inLeague && { inLeague: (league) => several(inLeague(league), others) }),
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

/** Returns a parameter that no file has, so that the Worker looks for none: the answer is computed. */
export function withoutFile<Value>(parameter: Parameter<Value>): Parameter<Value> {
  return { ...parameter, toSegment: () => null };
}
