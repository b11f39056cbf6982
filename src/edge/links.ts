import { neighbours } from '../query/page.ts';
import type { Query } from '../query/parameter.ts';
import { apiRoot } from '../resources/discovery.ts';
import type { Resource } from '../resources/resource.ts';

/** Returns a Link field to the other pages of a query; undefined where the resource has none. */
export function pageLinks(resource: Resource, query: Query, total: number): string | undefined {
  const { limit, offset } = query;
  if (typeof limit !== 'number' || typeof offset !== 'number') return undefined;
  const given = Object.entries(resource.parameters).flatMap(([name, { defaultValue }]) => {
    const value = query[name];
    return name === 'offset' || value === undefined || value === defaultValue ? [] : [[name, String(value)]];
  });
  const path = apiRoot + resource.path;
  return Object.entries(neighbours({ total, limit, offset }))
    .map(([rel, to]) => {
      const text = new URLSearchParams(to > 0 ? [...given, ['offset', String(to)]] : given).toString();
      return `<${path}${text === '' ? '' : `?${text}`}>; rel="${rel}"`;
    })
    .join(', ');
}
