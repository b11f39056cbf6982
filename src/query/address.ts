import type { Parameters, Query } from './parameter.ts';

/**
 * The segments that the asset layer serves; other characters it redirects to their percent-encoded form. Capitals are of ids
 * of other registers alone.
 */
const servable = /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,100}$/;

interface Addressed<P extends Parameters> {
  readonly name: string;
  readonly path: string;
  readonly parameters: P;
}

/**
 * Returns the address of the file of a query in canonical form, if the build prerenders it. The parameters are pairs of
 * path segments, in the order of the resource; defaults are left out. The address of one object has its id alone, as at the
 * API. Queries with the same address have the same answer.
 *
 * @returns null if a value cannot be written in a path
 */
export function address<P extends Parameters>(
  { name, path, parameters }: Addressed<P>,
  query: Query<P>,
): string | null {
  const segments: string[] = [name];
  const idName = idParameter(path);
  if (idName !== undefined && query[idName] === undefined) return null;
  for (const [key, parameter] of Object.entries(parameters)) {
    // Each parameter has its value in the query, undefined where that has none; no value is null.
    const value = query[key as keyof P] as NonNullable<unknown> | undefined;
    if (value === undefined || isSame(value, parameter.defaultValue)) continue;
    const segment = parameter.toSegment(value);
    if (segment === null || !servable.test(segment)) return null;
    if (key === idName) segments[0] = withId(path, segment).slice(1);
    else segments.push(key, segment);
  }
  return `/data/v1/${segments.join('/')}.json`;
}

const idInPath = /\{(\w+)\}/;

/** Returns the name of the parameter that is a part of a path such as `/matches/{match_id}`; undefined in other paths. */
export function idParameter(path: string): string | undefined {
  return idInPath.exec(path)?.[1];
}

/** Returns a path with an id in the place of its parameter. */
export function withId(path: string, id: string): string {
  return path.replace(idInPath, () => id);
}

function isSame(value: unknown, other: unknown): boolean {
  return Array.isArray(value) && Array.isArray(other) ? value.join() === other.join() : value === other;
}

/** Returns a number, a boolean or one of a few words as a segment of an address. */
export function plainSegment(value: unknown): string {
  return String(value).toLowerCase();
}

/** Returns a list as a segment of an address; null for several values, since an address cannot contain a comma. */
export function listSegment(list: readonly (string | number)[]): string | null {
  return list.length === 1 ? plainSegment(list[0]) : null;
}

/** Returns the offsets a page links to. */
export function neighbours({ total, limit, offset }: { total: number; limit: number; offset: number }) {
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  return {
    first: 0,
    ...(offset > 0 && { prev: Math.max(0, Math.min(offset - limit, last)) }),
    ...(offset + limit < total && { next: offset + limit }),
    last,
  };
}

/** Returns a Link field to the other pages of a query, whose parameters include those of paging. */
export function pageLinks(path: string, parameters: Parameters, query: Query, total: number): string {
  const pairs: string[] = [];
  for (const [name, { defaultValue, defaultFor }] of Object.entries(parameters)) {
    const value = query[name];
    const isLeftOut = value === (defaultFor ? defaultFor(query) : defaultValue);
    if (name !== 'offset' && !isLeftOut) pairs.push(`${name}=${formEncoded(String(value))}`);
  }
  const { limit, offset } = query as { limit: number; offset: number };
  return Object.entries(neighbours({ total, limit, offset }))
    .map(([rel, to]) => {
      const text = (to > 0 ? [...pairs, `offset=${to}`] : pairs).join('&');
      return `<${path}${text === '' ? '' : `?${text}`}>; rel="${rel}"`;
    })
    .join(', ');
}

/** Returns a value as forms encode it. In workerd a URLSearchParams costs more than all links. */
function formEncoded(value: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, hex);
}

/** The number of bytes of an encoded page that `readTotal` needs. */
export const headBytes = 4096;

/**
 * Returns the total of an encoded page.
 *
 * @param head the page, or its first `headBytes` bytes: the rows, whose texts may say anything, come later
 * @throws {Error} if the head has no total
 */
export function readTotal(head: string): number {
  const [, total] = /"total":(\d+),/.exec(head) ?? [];
  if (total === undefined) throw new Error(`No total in the first ${head.length} characters of the page.`);
  return Number(total);
}
