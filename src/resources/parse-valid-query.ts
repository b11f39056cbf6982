import type { Query } from '../query/parameter.ts';
import { InvalidQuery, parseQuery } from '../query/parse-query.ts';
import type { Resource } from './resource.ts';

/** Parses a query of a resource. @throws {InvalidQuery} naming the parameters at fault, alone or in combination */
export function parseValidQuery(resource: Resource, pairs: Iterable<readonly [string, string]>): Query {
  const query = parseQuery(resource.parameters, pairs);
  const fault = resource.validate?.(query);
  if (fault) throw new InvalidQuery([fault]);
  return query;
}
