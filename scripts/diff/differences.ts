import microdiff from 'microdiff';
import { valueAt } from '../../src/records/typed.ts';
import { keyLists, order } from './keyed-list.ts';

/** A place in a JSON value, by the names of fields and the keys of list items in brackets. */
export type JsonPath = readonly string[];

/** A value that changed. It is undefined before it was added, or after it was removed. */
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
  const oldRoot = { root: keyLists(before) };
  const newRoot = { root: keyLists(after) };
  const differences = new Map<string, Difference>();
  for (const { path } of microdiff(oldRoot, newRoot, { cyclesFix: false })) {
    // A number is a place in a list of values: the list is what differs.
    const position = path.findIndex((step) => typeof step === 'number');
    const [root = '', ...steps] = (position === -1 ? path : path.slice(0, position)).map(String);
    const values = [listedAt(oldRoot, [root, ...steps]), listedAt(newRoot, [root, ...steps])];
    const [oldValue, newValue] = steps.at(-1) === order ? commonItems(values) : values;
    if (!Array.isArray(oldValue) || JSON.stringify(oldValue) !== JSON.stringify(newValue))
      differences.set(JSON.stringify(steps), { path: steps, before: oldValue, after: newValue });
  }
  return [...differences.values()];
}

function listedAt(value: object, path: readonly string[]): unknown {
  const valueThere = valueAt(value, path);
  // As JSON, keyed lists are lists again.
  return typeof valueThere === 'object' ? JSON.parse(JSON.stringify(valueThere)) : valueThere;
}

/** Of two lists of ids, the ids that both have: what was added or removed has no place in the order before. */
function commonItems([before, after]: readonly unknown[]): unknown[] {
  const lists = [before, after].map((list) => (Array.isArray(list) ? list : []));
  return lists.map((list) => list.filter((id) => lists.every((otherList) => otherList.includes(id))));
}

/** Writes a path as people do: `standings[CLUB].points`; with `everyItem`, `standings[].points`. */
export function formatPath(path: JsonPath, everyItem = false): string {
  const text = path.map((step) => {
    if (!step.startsWith('[')) return `.${step}`;
    return everyItem ? '[]' : step;
  });
  return text.join('').replace(/^\./, '');
}
