import { closest, distance } from 'fastest-levenshtein';

/** Shorter names are near too many others. */
const minLength = 4;
/** To compare longer names would cost what a query costs. */
const maxLength = 40;
/** A suggestion differs in at most this share of the name's characters. */
const maxDistanceShare = 1 / 3;

/** Returns whether a name is of a length for which there are suggestions. */
export function canSuggest(name: string): boolean {
  return name.length >= minLength && name.length <= maxLength;
}

/** Returns whether a name with so many wrong characters is near enough for a suggestion. */
export function isNear(name: string, typos: number): boolean {
  return typos <= name.length * maxDistanceShare;
}

/** Returns the known name that an unknown one is near to, undefined where there is none. */
export function suggestionFor(name: string, names: readonly string[]): string | undefined {
  if (!canSuggest(name) || names.length === 0) return undefined;
  const guess = closest(name, [...names]);
  return isNear(name, distance(name, guess)) ? guess : undefined;
}
