import microdiff from 'microdiff';
import { valueAt } from '../../src/records/typed.ts';
import { keyLists, order } from './keyed-list.ts';

/** A place in a JSON value: names of fields, and for the items of lists their keys in brackets. */
export type JsonPath = readonly string[];

/** A value that changed; undefined where there was or is none. */
export interface Difference {
  readonly path: JsonPath;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Finds where two JSON values differ, at the deepest place that both have. Items of lists are compared by their ids; a
 * list without objects in it is one value.
 */
export function findDifferences(before: unknown, after: unknown): Difference[] {
  const old = { root: keyLists(before) };
  const now = { root: keyLists(after) };
  const found = new Map<string, Difference>();
  for (const { path } of microdiff(old, now, { cyclesFix: false })) {
    // A number is a place in a list of values: the list is what differs.
    const position = path.findIndex((step) => typeof step === 'number');
    const [root = '', ...steps] = (position === -1 ? path : path.slice(0, position)).map(String);
    const values = [listedAt(old, [root, ...steps]), listedAt(now, [root, ...steps])];
    const [was, is] = steps.at(-1) === order ? commonItems(values) : values;
    if (!Array.isArray(was) || JSON.stringify(was) !== JSON.stringify(is))
      found.set(JSON.stringify(steps), { path: steps, before: was, after: is });
  }
  return [...found.values()];
}

function listedAt(value: object, path: readonly string[]): unknown {
  const found = valueAt(value, path);
  // As JSON, keyed lists are lists again.
  return typeof found === 'object' ? JSON.parse(JSON.stringify(found)) : found;
}

/** Of two lists of ids, the ids that both have: what was added or removed has no place in the order before. */
function commonItems([before, after]: readonly unknown[]): unknown[] {
  const lists = [before, after].map((list) => (Array.isArray(list) ? list : []));
  return lists.map((list) => list.filter((id) => lists.every((other) => other.includes(id))));
}

/** Writes a path as people do: `standings[CLUB].points`; with `everyItem`, `standings[].points`. */
export function formatPath(path: JsonPath, everyItem = false): string {
  const text = path.map((step) => {
    if (!step.startsWith('[')) return `.${step}`;
    return everyItem ? '[]' : step;
  });
  return text.join('').replace(/^\./, '');
}
