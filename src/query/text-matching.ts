import { shortId, withoutAccents } from '../records/text.ts';
import { plainSegment } from './address.ts';
import { InvalidParameter, type Parameter, type Texts } from './parameter.ts';

/** The maximum length of a search text. */
export const maxTextLength = 100;

/** Printable characters of ASCII: none has an accent. */
const ascii = /^[ -~]*$/;

/**
 * Returns a text as it is compared: without accents, in lower case, trimmed, with single spaces; ß is ss, any
 * apostrophe the typewriter's.
 */
export function fold(text: string): string {
  // Most names are ASCII.
  if (ascii.test(text)) return withSingleSpaces(text.toLowerCase());
  return withSingleSpaces(withoutAccents(text).replaceAll(/[‘’ʼ]/g, "'"));
}

function withSingleSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** More names than all tables have. */
const maxNames = 20_000;
const foldedNames = new Map<string, string>();

/** Returns a name of a table as it is compared; each name is folded once. */
export function foldName(name: string): string {
  const cachedName = foldedNames.get(name);
  if (cachedName !== undefined) return cachedName;
  if (foldedNames.size >= maxNames) foldedNames.clear();
  const folded = fold(name);
  foldedNames.set(name, folded);
  return folded;
}

/** Returns the parts of a text that commas join, none of them empty. */
export function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
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

/** Returns a test of whether a name contains a text, or one of several joined by commas, ignoring case and accents. */
export function matcher(text: string): (name: string) => boolean {
  const needles = partsOf(text).map(fold);
  return (name) => needles.some((needle) => foldName(name).includes(needle));
}

/** Returns whether each word of a text, or of one of several joined by commas, is a whole word of some of the names. */
export function hasWords(names: readonly string[], text: string): boolean {
  const known = new Set(names.flatMap((name) => wordsOf(foldName(name))));
  return partsOf(text).some((part) => {
    const words = wordsOf(fold(part));
    return words.length > 0 && words.every((word) => known.has(word));
  });
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a test of whether an id is a text, or one of several joined by commas, ignoring case. */
export function idMatcher(text: string): (id: string) => boolean {
  const ids = partsOf(text.toLowerCase());
  return (id) => ids.includes(id);
}

const plain = /^[a-z0-9._~ ]+$/;

/**
 * Returns a text as a segment of an address: folded, with hyphens for spaces. Returns null for a text with other characters
 * than letters, digits, dots and spaces. A hyphen is one of them, as it stands for a space.
 */
export function textSegment(text: string): string | null {
  const folded = fold(text);
  return plain.test(folded) ? folded.replaceAll(' ', '-') : null;
}

/** Returns a search parameter that matches part of a name, or of one of several, ignoring case and accents. */
export function text(texts: Texts): Parameter<string | undefined> {
  return {
    ...texts,
    defaultValue: undefined,
    schema: { type: 'string', maxLength: maxTextLength },
    takesSeveral: true,
    canonical: fold,
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
  const { parse, takesSeveral, canonical, ...parameter } = text(texts);
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
