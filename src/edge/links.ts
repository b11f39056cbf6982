import { neighbours } from '../query/page.ts';
import type { Query } from '../query/parameter.ts';
import { apiRoot } from '../resources/discovery.ts';
import type { Resource } from '../resources/resource.ts';

/** Returns a Link field to the other pages of a query; undefined where the resource has none. */
export function pageLinks(resource: Resource, query: Query, total: number): string | undefined {
  const { limit, offset } = query;
  if (typeof limit !== 'number' || typeof offset !== 'number') return undefined;
  const pairs: string[] = [];
  for (const [name, { defaultValue }] of Object.entries(resource.parameters)) {
    const value = query[name];
    if (name !== 'offset' && value !== defaultValue) pairs.push(`${name}=${formEncoded(String(value))}`);
  }
  const path = apiRoot + resource.path;
  return Object.entries(neighbours({ total, limit, offset }))
    .map(([rel, to]) => {
      const text = (to > 0 ? [...pairs, `offset=${to}`] : pairs).join('&');
      return `<${path}${text === '' ? '' : `?${text}`}>; rel="${rel}"`;
    })
    .join(', ');
}

const plain = /^[\w.*-]*$/;

/** Returns a value as forms encode it. Most are plain: in workerd a URLSearchParams costs more than all links. */
function formEncoded(value: string): string {
  return plain.test(value) ? value : new URLSearchParams({ '': value }).toString().slice(1);
}
