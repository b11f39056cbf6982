import { shortId } from '../records/ids.ts';
import { InvalidParameter, type Parameter } from './parameter.ts';
import { fold, segmentText, textSegment } from './text.ts';

interface Words {
  readonly description: string;
  readonly example: string;
}

const asItIs = {
  toSegment: (value: unknown) => String(value).toLowerCase(),
  fromSegment: (segment: string) => segment,
};

export function integer(
  words: Words & { min: number; max?: number; defaultValue: number },
): Parameter<number>;
export function integer(words: Words & { min: number; max?: number }): Parameter<number | undefined>;
/** A whole number within bounds. */
export function integer({
  min,
  max = Number.MAX_SAFE_INTEGER,
  defaultValue,
  ...words
}: Words & { min: number; max?: number; defaultValue?: number }): Parameter<number | undefined> {
  const bounded = max < Number.MAX_SAFE_INTEGER;
  const expected = bounded ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`;
  return {
    ...words,
    ...asItIs,
    defaultValue,
    schema: {
      type: 'integer',
      minimum: min,
      ...(bounded && { maximum: max }),
      ...(defaultValue !== undefined && { default: defaultValue }),
    },
    parse(text) {
      const value = Number(text);
      if (!/^-?\d+$/.test(text) || value < min || value > max) throw new InvalidParameter(expected);
      return value;
    },
  };
}

export function choice<const V extends string>(
  words: Words & { values: readonly V[]; defaultValue: V },
): Parameter<V>;
export function choice<const V extends string>(
  words: Words & { values: readonly V[] },
): Parameter<V | undefined>;
/** One of a few values, whatever its case. */
export function choice<const V extends string>({
  values,
  defaultValue,
  ...words
}: Words & { values: readonly V[]; defaultValue?: V }): Parameter<V | undefined> {
  return {
    ...words,
    ...asItIs,
    defaultValue,
    schema: { type: 'string', enum: values, ...(defaultValue !== undefined && { default: defaultValue }) },
    parse(text) {
      const value = values.find((one) => one.toLowerCase() === text.toLowerCase());
      if (value === undefined) throw new InvalidParameter(`one of ${values.join(', ')}`);
      return value;
    },
  };
}

/** true or false; false where left out. */
export function flag(words: Words): Parameter<boolean> {
  return {
    ...words,
    ...asItIs,
    defaultValue: false,
    schema: { type: 'boolean', default: false },
    parse(text) {
      const value = text.toLowerCase();
      if (value !== 'true' && value !== 'false') throw new InvalidParameter('true or false');
      return value === 'true';
    },
  };
}

/** A real day of the calendar. */
export function calendarDay(words: Words): Parameter<string | undefined> {
  return {
    ...words,
    ...asItIs,
    defaultValue: undefined,
    schema: { type: 'string', format: 'date' },
    parse(text) {
      const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
      // 2023-02-30 parses, as the 2nd of March.
      if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
        throw new InvalidParameter('a calendar day, YYYY-MM-DD');
      }
      return text;
    },
  };
}

const maxTextLength = 100;

/** A text to look for in names: a part of one is enough, whatever its case and accents. */
export function text(words: Words): Parameter<string | undefined> {
  return {
    ...words,
    defaultValue: undefined,
    schema: { type: 'string', maxLength: maxTextLength },
    parse(value) {
      if (value.length > maxTextLength) throw new InvalidParameter(`at most ${maxTextLength} characters`);
      return value;
    },
    toSegment: textSegment,
    fromSegment: segmentText,
  };
}

/** A text to look for in names that are written without spaces, such as a bookmaker's: a hyphen is a hyphen. */
export function word(words: Words): Parameter<string | undefined> {
  return {
    ...text(words),
    toSegment: (value) => {
      const folded = fold(value);
      return folded.includes(' ') ? null : folded;
    },
    fromSegment: (segment) => segment,
  };
}

/** An id of the feed: the whole of it, or its last part. Read as its last part. */
export function id(words: Words): Parameter<string | undefined> {
  return {
    ...words,
    ...asItIs,
    defaultValue: undefined,
    schema: { type: 'string', maxLength: maxTextLength },
    parse(value) {
      if (value.length > maxTextLength) throw new InvalidParameter(`at most ${maxTextLength} characters`);
      return shortId(value.toLowerCase().trim());
    },
  };
}
