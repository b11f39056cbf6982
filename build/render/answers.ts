import { address, idParameter } from '../../src/query/address.ts';
import type { Parameters, Query } from '../../src/query/parameter.ts';
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
    const content = encodeBytes(resource.answer(tables, query, timeless));
    for (const file of [path, ...otherAddresses(resource, query, tables)]) {
      paths.add(file);
      yield [file, content];
    }
  }
}

/**
 * Returns the addresses of the answer about one club or venue by its other ids: those of other registers that are certain,
 * as `provider~id`, and those of ours that were retired. The case of ids is kept. Ids that a path cannot contain have none.
 */
function otherAddresses({ name, path, parameters }: Resource, query: Query, tables: Tables): string[] {
  const idName = idParameter(path);
  const entity = idName === undefined ? undefined : parameters[idName]?.entity;
  // Of matches and players there would be too many.
  if (idName === undefined || (entity !== 'club' && entity !== 'venue')) return [];
  const id = query[idName];
  const others = [
    ...tables
      .rows('ids')
      .filter((row) => row.entity === entity && row.id === id && row.confidence === 'certain')
      .map(({ provider, provider_id }) => `${provider}~${provider_id}`),
    ...tables
      .rows('retiredIds')
      .filter((row) => row.entity === entity && row.id === id)
      .map(({ retired_id }) => retired_id),
  ];
  return others.flatMap((other) => {
    const asGiven = {
      ...parameters,
      [idName]: { ...parameters[idName], toSegment: () => other },
    } as Parameters;
    return address({ name, path, parameters: asGiven }, query) ?? [];
  });
}

const encoder = new AnswerEncoder((text) => Buffer.from(text));

/** Returns an answer, or a list of rows, as JSON. Its rows must not change afterwards. */
export function encodeBytes(answer: object): Buffer {
  return Buffer.from(encoder.encodeAnswer(answer).buffer);
}
