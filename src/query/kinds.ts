import { type Parameter, Refusal } from './parameter.ts';
import { fold, segmentText, textSegment } from './text.ts';

interface Words {
  readonly description: string;
  readonly example: string;
}

const asItIs = {
  segment: (value: unknown) => String(value).toLowerCase(),
  unsegment: (segment: string) => segment,
};

export function integer(words: Words & { min: number; max?: number; fallback: number }): Parameter<number>;
export function integer(words: Words & { min: number; max?: number }): Parameter<number | undefined>;
/** A whole number within bounds. */
export function integer({
  min,
  max = Number.MAX_SAFE_INTEGER,
  fallback,
  ...words
}: Words & { min: number; max?: number; fallback?: number }): Parameter<number | undefined> {
  const bounded = max < Number.MAX_SAFE_INTEGER;
  const expected = bounded ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`;
  return {
    ...words,
    ...asItIs,
    fallback,
    schema: {
      type: 'integer',
      minimum: min,
      ...(bounded && { maximum: max }),
      ...(fallback !== undefined && { default: fallback }),
    },
    read(text) {
      const value = Number(text);
      if (!/^-?\d+$/.test(text) || value < min || value > max) throw new Refusal(expected);
      return value;
    },
  };
}

export function choice<const V extends string>(
  words: Words & { values: readonly V[]; fallback: V },
): Parameter<V>;
export function choice<const V extends string>(
  words: Words & { values: readonly V[] },
): Parameter<V | undefined>;
/** One of a few values, whatever its case. */
export function choice<const V extends string>({
  values,
  fallback,
  ...words
}: Words & { values: readonly V[]; fallback?: V }): Parameter<V | undefined> {
  return {
    ...words,
    ...asItIs,
    fallback,
    schema: { type: 'string', enum: values, ...(fallback !== undefined && { default: fallback }) },
    read(text) {
      const value = values.find((one) => one.toLowerCase() === text.toLowerCase());
      if (value === undefined) throw new Refusal(`one of ${values.join(', ')}`);
      return value;
    },
  };
}

/** true or false; false where left out. */
export function flag(words: Words): Parameter<boolean> {
  return {
    ...words,
    ...asItIs,
    fallback: false,
    schema: { type: 'boolean', default: false },
    read(text) {
      const value = text.toLowerCase();
      if (value !== 'true' && value !== 'false') throw new Refusal('true or false');
      return value === 'true';
    },
  };
}

/** A real day of the calendar. */
export function calendarDay(words: Words): Parameter<string | undefined> {
  return {
    ...words,
    ...asItIs,
    fallback: undefined,
    schema: { type: 'string', format: 'date' },
    read(text) {
      const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
      // 2023-02-30 parses, as the 2nd of March.
      if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
        throw new Refusal('a calendar day, YYYY-MM-DD');
      }
      return text;
    },
  };
}

const longestText = 100;

/** A text to look for in names: a part of one is enough, whatever its case and accents. */
export function text(words: Words): Parameter<string | undefined> {
  return {
    ...words,
    fallback: undefined,
    schema: { type: 'string', maxLength: longestText },
    read(value) {
      if (value.length > longestText) throw new Refusal(`at most ${longestText} characters`);
      return value;
    },
    segment: textSegment,
    unsegment: segmentText,
  };
}

/** A text to look for in names that are written without spaces, such as a bookmaker's: a hyphen is a hyphen. */
export function word(words: Words): Parameter<string | undefined> {
  return {
    ...text(words),
    segment: (value) => {
      const folded = fold(value);
      return folded.includes(' ') ? null : folded;
    },
    unsegment: (segment) => segment,
  };
}

/** An id of the feed: the whole of it, or its last part. Read as its last part. */
export function id(words: Words): Parameter<string | undefined> {
  return {
    ...words,
    ...asItIs,
    fallback: undefined,
    schema: { type: 'string', maxLength: longestText },
    read(value) {
      if (value.length > longestText) throw new Refusal(`at most ${longestText} characters`);
      return lastPart(value.toLowerCase().trim());
    },
  };
}

/** `57a2…` of `cpl::Football_Match::57a2…`. */
export function lastPart(feedId: string): string {
  return feedId.slice(feedId.lastIndexOf(':') + 1);
}
