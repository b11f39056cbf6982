import { isDeepStrictEqual } from 'node:util';

/** What differs at a place of two answers, such as the field `matches[].status`. */
export interface Difference {
  readonly place: string;
  /** The value before; undefined where there was none. */
  readonly before: unknown;
  /** The value after; undefined where there is none. */
  readonly after: unknown;
}

/**
 * Returns the places at which two values of JSON differ. The items of lists of equal length are compared one by one; of other
 * lists only the lengths.
 */
export function compareJson(before: unknown, after: unknown, place: string): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, `${place}[]`);
  if (!isObject(before) || !isObject(after)) return [{ place, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    compareJson(before[name], after[name], place === '' ? name : `${place}.${name}`),
  );
}

function compareLists(before: readonly unknown[], after: readonly unknown[], place: string): Difference[] {
  if (before.length !== after.length)
    return [{ place: `number of ${place}`, before: before.length, after: after.length }];
  const [items, newItems] = [before, after].map((list) => list.map((item) => JSON.stringify(item)).sort());
  if (isDeepStrictEqual(items, newItems))
    return [{ place: `order of ${place}`, before: before[0], after: after[0] }];
  return before.flatMap((item, index) => compareJson(item, after[index], place));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
