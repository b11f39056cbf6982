import { address, idParameter, listSegment, plainSegment, withId } from '../../../src/query/address.ts';
import type { Parameters, Query } from '../../../src/query/parameter.ts';
import { shortId } from '../../../src/records/text.ts';
import type { ParameterKind, ResourceInfo } from './resource-info.ts';

/** The values of a query as a caller gives them. */
export type GivenQuery = Readonly<Record<string, unknown>>;

/** Returns a query as the search part of a URL. It is empty for a query without values. */
export function searchOf(query: GivenQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** Returns the path of a query, with an id of the path in its place, and the search part. */
export function pathOf({ path }: ResourceInfo, query: GivenQuery): string {
  const { [idParameter(path) ?? '']: id, ...rest } = query;
  return withId(path, encodeURIComponent(String(id))) + searchOf(rest);
}

/** Returns the values of a parameter, which may be separated by commas. */
export function valuesOf(value: unknown): string[] {
  return value === undefined || value === null
    ? []
    : String(value)
        .split(',')
        .map((part) => part.trim());
}

/** Matches texts that become the same segment for any list of clubs. */
const plainText = /^[a-z0-9]+$/;

const segments: Record<ParameterKind, (value: string) => string | null> = {
  plain: (value) => plainSegment(shortId(value.trim())),
  list: (value) => listSegment(valuesOf(value).map(shortId)),
  text: (value) => matchedSegment(plainText, value),
};

function matchedSegment(pattern: RegExp, value: string): string | null {
  const segment = plainSegment(value.trim());
  return pattern.test(segment) ? segment : null;
}

/**
 * Returns the address of a query's file by the build's own function. The file may not exist.
 *
 * @returns null for a query that is not prerendered
 */
export function fileAddress(resource: ResourceInfo, query: GivenQuery): string | null {
  const entries = Object.entries(query).filter(
    ([name, value]) =>
      value !== undefined && value !== null && String(value) !== String(resource.parameters[name]?.[1]),
  );
  const names = entries.map(([name]) => name).filter((name) => name !== 'offset');
  if (!resource.files.includes(names.sort().join())) return null;
  // `address` uses only the segments and the default of a parameter.
  const parameters = Object.fromEntries(
    Object.entries(resource.parameters).map(([name, [kind]]) => [
      name,
      { toSegment: (value: unknown) => segments[kind](String(value)) },
    ]),
  ) as unknown as Parameters;
  // Each value is written by the parameter of its name, which takes any text.
  const { name, path } = resource;
  return address({ name, path, parameters }, Object.fromEntries(entries) as Query<Parameters>);
}
