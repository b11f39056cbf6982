import { day, instant } from '../records/fields.ts';
import { shortId } from '../records/text.ts';
import { plainSegment } from './address.ts';
import { splitList } from './list.ts';
import { InvalidParameter, type Parameter, type Texts } from './parameter.ts';
import { fold, maxTextLength, textSegment } from './text.ts';

/** A whole number, of as many digits as the largest that is exact. */
const wholeNumber = /^-?\d{1,16}$/;

export function integer(
  texts: Texts & { min: number; max?: number; defaultValue: number },
): Parameter<number>;
export function integer(texts: Texts & { min: number; max?: number }): Parameter<number | undefined>;
/** Returns a parameter whose value is a whole number within bounds. */
export function integer({
  min,
  max = Number.MAX_SAFE_INTEGER,
  defaultValue,
  ...texts
}: Texts & { min: number; max?: number; defaultValue?: number }): Parameter<number | undefined> {
  const bounded = max < Number.MAX_SAFE_INTEGER;
  const expected = bounded ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`;
  return {
    ...texts,
    toSegment: plainSegment,
    defaultValue,
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

export function choice<const V extends string>(
  texts: Texts & { values: readonly V[]; defaultValue: V },
): Parameter<V>;
export function choice<const V extends string>(
  texts: Texts & { values: readonly V[] },
): Parameter<V | undefined>;
/** Returns a parameter whose value is one of a list, ignoring case. */
export function choice<const V extends string>({
  values,
  defaultValue,
  ...texts
}: Texts & { values: readonly V[]; defaultValue?: V }): Parameter<V | undefined> {
  return {
    ...texts,
    toSegment: plainSegment,
    defaultValue,
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

/** Returns a search parameter that matches part of a name, or of one of several, ignoring case and accents. */
export function text(texts: Texts): Parameter<string | undefined> {
  return {
    ...texts,
    defaultValue: undefined,
    schema: { type: 'string', maxLength: maxTextLength },
    takesSeveral: true,
    parse(value) {
      splitList(value, 'a name, or several joined by commas');
      if (value.length > maxTextLength) throw new InvalidParameter(`at most ${maxTextLength} characters`);
      return value;
    },
    toSegment: textSegment,
  };
}

/** Returns a search parameter for names written without spaces, such as a bookmaker's: a hyphen is a hyphen. */
export function word(texts: Texts): Parameter<string | undefined> {
  return {
    ...text(texts),
    toSegment: (value) => {
      const folded = fold(value);
      return folded.includes(' ') ? null : folded;
    },
  };
}

/** Returns a parameter whose value is a feed id, whole or short; it is parsed to the short form. */
export function id(texts: Texts): Parameter<string | undefined> {
  const { parse, takesSeveral: _, ...parameter } = text(texts);
  return {
    ...parameter,
    toSegment: plainSegment,
    parse(value) {
      const id = shortId(parse(value).toLowerCase());
      if (id === '') throw new InvalidParameter('an id, whole or the last part of it');
      return id;
    },
  };
}
