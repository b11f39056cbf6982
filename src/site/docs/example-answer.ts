import { parseQuery } from '../../query/parse-query.ts';
import { exampleParameters } from '../../records/example-parameters.ts';
import { noFeed } from '../../records/feed-status.ts';
import type { Tables } from '../../records/published.ts';
import { snapshotOf } from '../../records/published.ts';
import type { Resource } from '../../resources/resource.ts';

/** How many entries of a list an example shows. */
const maxEntries = 2;

/**
 * Returns the answer to the example of a resource as JSON text, its lists cut to two entries. It is undefined for
 * answers that carry a time, since they would change with every build.
 */
export function exampleAnswer(resource: Resource, tables: Tables): string | undefined {
  if (!resource.prerenderedQueries) return undefined;
  const parsedQuery = parseQuery(resource.parameters, exampleParameters(resource.examples[0]));
  const query = resource.canonical?.(parsedQuery, tables) ?? parsedQuery;
  const now = new Date(snapshotOf(tables).as_of);
  return JSON.stringify(resource.answer(tables, query, { now, feed: noFeed }), cut, 2);
}

function cut(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxEntries) : value;
}
