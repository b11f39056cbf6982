import { type AddressContext, type Parameters, type Query, queryOf } from './parameter.ts';

const root = '/data/v1/';
const ending = '.json';

/** What the asset layer serves as it is; it redirects any other character to its percent-encoded form. */
const servable = /^(?!\.{1,2}$)[a-z0-9._~-]{1,100}$/;

interface Addressed<P extends Parameters> {
  readonly name: string;
  readonly parameters: P;
}

/**
 * The address at which the CDN has the answer to a query, if the build planned it: the parameters as pairs of path
 * segments in the order the resource lists them, defaults left out.
 *
 * Queries that are sure to have the same answer have the same address.
 *
 * @returns null where a value has no form that a path can hold
 */
export function address<P extends Parameters>(
  { name, parameters }: Addressed<P>,
  query: Query<P>,
  names: AddressContext['names'],
): string | null {
  const context: AddressContext = { names, season: seasonOf(query) };
  const segments: string[] = [name];
  for (const [key, parameter] of Object.entries(parameters)) {
    const value = query[key as keyof P] as unknown;
    if (value === undefined || value === null || isSame(value, parameter.defaultValue)) continue;
    const segment = parameter.toSegment(value, context);
    if (segment === null || !servable.test(segment)) return null;
    segments.push(key, segment);
  }
  return root + segments.join('/') + ending;
}

/**
 * The query that an address is of: the inverse of `address`.
 *
 * @throws {InvalidParameter} where a segment is no value of its parameter
 */
export function queryAt<P extends Parameters>(
  { name, parameters }: Addressed<P>,
  path: string,
  names: AddressContext['names'],
): Query<P> | null {
  if (!path.startsWith(root) || !path.endsWith(ending)) return null;
  const [head, ...pairs] = path.slice(root.length, -ending.length).split('/');
  if (head !== name || pairs.length % 2 !== 0) return null;
  const values: Record<string, unknown> = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const key = pairs[index] as string;
    const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (!parameter) return null;
    values[key] = parameter.parse(
      parameter.fromSegment(pairs[index + 1] as string, { names, season: undefined }),
    );
  }
  return queryOf(parameters, values as Partial<Query<P>>);
}

function seasonOf(query: Readonly<Record<string, unknown>>): number | undefined {
  return typeof query.season === 'number' ? query.season : undefined;
}

function isSame(value: unknown, other: unknown): boolean {
  return Array.isArray(value) && Array.isArray(other) ? value.join() === other.join() : value === other;
}
