/** A field, or an item of a list: by what it is known by, or else by its number. */
type Step = string | { readonly item: string | number };

/** A place in a JSON value. */
export type JsonPath = readonly Step[];

/** A value that is another now; undefined where there was or is none. */
export interface Difference {
  readonly path: JsonPath;
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
type Items = ReadonlyMap<string | number, unknown>;

/** Fields that items of a list may be known by. */
const identities = [
  'match_id',
  'player_id',
  'referee_id',
  'venue_id',
  'club_id',
  'club',
  'stage',
  'metric',
  'season',
  'table',
  'path',
  'name',
];

/** Where two JSON values differ, as deep as can be said; a list without objects in it is one value. */
export function* differences(before: unknown, after: unknown, path: JsonPath = []): Iterable<Difference> {
  if (isList(before) && isList(after) && [...before, ...after].some(isObject)) {
    yield* listDifferences(before, after, path);
  } else if (isFields(before) && isFields(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differences(before[name], after[name], [...path, name]);
  } else if (JSON.stringify(before) !== JSON.stringify(after)) {
    yield { path, before, after };
  }
}

/** Item by item, and the order of those in both where it is another. */
function* listDifferences(before: List, after: List, path: JsonPath): Iterable<Difference> {
  // By number, one item more would make all that follow differ.
  const identity = identityIn(before, after);
  const old = itemsOf(before, identity);
  const young = itemsOf(after, identity);
  for (const item of new Set([...old.keys(), ...young.keys()]))
    yield* differences(old.get(item), young.get(item), [...path, { item }]);
  const orders = [
    [...old.keys()].filter((item) => young.has(item)),
    [...young.keys()].filter((item) => old.has(item)),
  ];
  yield* differences(orders[0], orders[1], [...path, '(order)']);
}

/** The first field that tells the items apart in both lists. */
function identityIn(...lists: readonly List[]): string | undefined {
  return identities.find((field) =>
    lists.every((list) => {
      const ids = list.map((item) => (isFields(item) ? item[field] : undefined));
      return (
        ids.every((id) => typeof id === 'string' || typeof id === 'number') &&
        new Set(ids).size === ids.length
      );
    }),
  );
}

function itemsOf(list: List, identity: string | undefined): Items {
  return new Map(
    list.map((item, index) => [
      identity === undefined ? index : ((item as Fields)[identity] as string),
      item,
    ]),
  );
}

/** A place as a person writes it: `standings[forge-fc].points`; with `[]` for every item, the place of a field. */
export function written(path: JsonPath, everyItem = false): string {
  const text = path.map((step) => {
    if (typeof step === 'string') return `.${step}`;
    return everyItem ? '[]' : `[${step.item}]`;
  });
  return text.join('').replace(/^\./, '');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return isObject(value) && !isList(value);
}
