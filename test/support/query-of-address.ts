import { idParameter } from '../../src/query/address.ts';
import type { Query } from '../../src/query/parameter.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Resource } from '../../src/resources/resource.ts';

/** Returns the query of an address: where a segment is not that of its own text, its hyphens stand for spaces. */
export function queryOfAddress({ path, parameters }: Resource, address: string): Query {
  const idName = idParameter(path);
  const [, , , , ...rest] = address.replace(/\.json$/, '').split('/');
  const parts = idName === undefined ? rest : [idName, ...rest];
  const given = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    const name = String(parts[index]);
    const segment = String(parts[index + 1]);
    const parameter = parameters[name];
    if (!parameter) throw new Error(`${address} has ${name}, which is no parameter`);
    const isText = parameter.toSegment(parameter.parse(segment)) === segment;
    given.set(name, isText ? segment : segment.replaceAll('-', ' '));
  }
  return parseQuery(parameters, given);
}
