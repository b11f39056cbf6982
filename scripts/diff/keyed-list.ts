import { byName } from '../../src/records/typed.ts';

/** Fields that identify an item of a list. A display name is not among them: two players may share one. */
const idFields = [
  'match_id',
  'player_id',
  'referee_id',
  'venue_id',
  'club_id',
  'club',
  'stage',
  'metric',
  'season',
  'path',
];

/** The step at which a keyed list has the ids of its items. */
export const order = '(order)';

/**
 * Returns a list of objects as one object, so that an insertion does not change every later item. Items have the key
 * `[id]`, or `[index]` where no field identifies them. `order` has the order of the ids.
 */
function keyList(list: readonly unknown[]): object {
  const field = idFields.find((name) => identifies(name, list));
  const ids = list.map((item, index) => (field === undefined ? index : idOf(item, field)));
  const items = list.map((item, index) => [`[${ids[index]}]`, keyLists(item)] as const);
  const itemsByKey = Object.fromEntries(field === undefined ? items : [...items, [order, ids]]);
  // As JSON, it is the list again.
  return Object.defineProperty(itemsByKey, 'toJSON', { value: () => list });
}

/** Returns a JSON value whose lists of objects are keyed, at every depth. */
export function keyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? keyList(value) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, keyLists(member)]));
}

/** Returns whether every item has the field, each with a value of its own. */
function identifies(field: string, list: readonly unknown[]): boolean {
  const ids = list.map((item) => idOf(item, field));
  return ids.every((id) => ['string', 'number'].includes(typeof id)) && new Set(ids).size === ids.length;
}

function idOf(item: unknown, field: string): unknown {
  return isObject(item) ? byName(item)[field] : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
