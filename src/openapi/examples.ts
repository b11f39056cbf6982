import { parseQuery } from '../query/parse-query.ts';
import { snapshotOf, type Tables } from '../records/published.ts';
import { noFeed, type Resource } from '../resources/resource.ts';

const maxItems = 1;

/** Returns a real answer to the example of a resource, with at most one item in each list. */
export function exampleAnswer(resource: Resource, tables: Tables): unknown {
  const { parameters, example } = resource;
  const given = parseQuery(parameters, pairsOf(example));
  const query = resource.canonical?.(given, tables) ?? given;
  const now = new Date(`${snapshotOf(tables).as_of}T12:00:00Z`);
  return trim(resource.answer(tables, query, { now, feed: noFeed }));
}

/** Returns the names and values of an example, which needs no decoding. */
function pairsOf(example: string): [string, string][] {
  if (example === '') return [];
  return example.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
}

function trim(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(trim);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trim(inner)]));
}
