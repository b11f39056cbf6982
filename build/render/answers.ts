import { address } from '../../src/query/address.ts';
import { queryOf } from '../../src/query/parameter.ts';
import type { Tables } from '../../src/records/published.ts';
import { type AnswerContext, encode, type Resource } from '../../src/resources/resource.ts';

/** A planned answer carries no time, so that it need not be told one. */
const timeless: AnswerContext = {
  get now(): Date {
    throw new Error('a planned answer asked what time it is');
  },
  get feed(): never {
    throw new Error('a planned answer asked for the live feed');
  },
};

/**
 * The answers to every query the resource planned, as files.
 *
 * @throws {Error} where a planned query has no address, or two have one: no answer is written twice
 */
export function* renderAnswers(
  resource: Resource,
  tables: Tables,
): Iterable<[path: string, content: string]> {
  const names = tables.rows('clubNames');
  const seen = new Set<string>();
  for (const planned of resource.prerenderedQueries?.(tables) ?? []) {
    const asked = queryOf(resource.parameters, planned);
    const query = resource.canonical?.(asked, tables) ?? asked;
    const path = address(resource, query, names);
    if (path === null)
      throw new Error(`${resource.name} plans a query without an address: ${JSON.stringify(planned)}`);
    if (seen.has(path)) throw new Error(`${resource.name} plans ${path} twice`);
    seen.add(path);
    yield [path, encode(resource.answer(tables, query, timeless))];
  }
}
