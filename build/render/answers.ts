import { address } from '../../src/query/address.ts';
import { queryOf } from '../../src/query/parse-query.ts';
import type { Tables } from '../../src/records/published.ts';
import { AnswerEncoder } from '../../src/resources/encode.ts';
import type { AnswerContext, Resource } from '../../src/resources/resource.ts';

/** The context of prerendered answers, which depend neither on the time nor on the feed. */
const timeless: AnswerContext = {
  get now(): Date {
    throw new Error('a prerendered answer read the clock');
  },
  get feed(): never {
    throw new Error('a prerendered answer read the state of the feed');
  },
};

/**
 * Renders the answer to every prerendered query of a resource.
 *
 * @throws {Error} where a query has no address, or two have the same
 */
export function* renderAnswers(
  resource: Resource,
  tables: Tables,
): Iterable<[path: string, content: Buffer]> {
  const paths = new Set<string>();
  for (const prerenderedQuery of resource.prerenderedQueries?.(tables) ?? []) {
    const fullQuery = queryOf(resource.parameters, prerenderedQuery);
    const query = resource.canonical?.(fullQuery, tables) ?? fullQuery;
    const path = address(resource, query);
    if (path === null)
      throw new Error(
        `${resource.name} prerenders a query without an address: ${JSON.stringify(prerenderedQuery)}`,
      );
    if (paths.has(path)) throw new Error(`${resource.name} prerenders ${path} twice`);
    paths.add(path);
    yield [path, encodeBytes(resource.answer(tables, query, timeless))];
  }
}

const encoder = new AnswerEncoder((text) => Buffer.from(text));

/** Returns an answer, or a list of rows, as JSON. Its rows must not change afterwards. */
export function encodeBytes(answer: object): Buffer {
  return Buffer.from(encoder.encodeAnswer(answer).buffer);
}
