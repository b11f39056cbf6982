import { address } from '../../src/query/address.ts';
import { queryOf } from '../../src/query/parameter.ts';
import type { Tables } from '../../src/records/published.ts';
import type { Resource } from '../../src/resources/resource.ts';

/**
 * The CDN's `_redirects`: those kept by hand, and one for each resource whose plainest query means something that changes
 * with the data (the latest season): `/data/v1/players.json` leads to that season's file.
 */
export function renderRedirects(byHand: string, resources: readonly Resource[], tables: Tables): string {
  const names = tables.rows('clubNames');
  const lines = resources.flatMap((resource) => {
    if (!resource.prerenderedQueries || !resource.canonical) return [];
    const plainest = queryOf(resource.parameters);
    const from = address(resource, plainest, names);
    const to = address(resource, resource.canonical(plainest, tables), names);
    return from === to ? [] : [`${from} ${to} 302`];
  });
  return `${byHand.trimEnd()}\n${lines.map((line) => `${line}\n`).join('')}`;
}
