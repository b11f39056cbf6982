import type { Parameter } from '../../../src/query/parameter.ts';
import { queryOf } from '../../../src/query/parse-query.ts';
import type { Tables } from '../../../src/records/published.ts';
import { apiRoot } from '../../../src/resources/discovery.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import type { ParameterKind, ResourceInfo, ServiceInfo } from '../src/resource-info.ts';
import { clientParameters, collectionsOf, methodName } from './methods.ts';

/** Returns what the client needs to know of the service at run time, as JSON. */
export function serviceInfo(
  resources: readonly Resource[],
  tables: Tables,
  baseUrl: string | undefined,
): ServiceInfo {
  return {
    apiRoot,
    ...(baseUrl !== undefined && { baseUrl }),
    resources: Object.fromEntries(
      resources.map((resource) => [methodName(resource), resourceInfo(resource, tables)]),
    ),
  };
}

function resourceInfo(resource: Resource, tables: Tables): ResourceInfo {
  const { name, path, livePolicy } = resource;
  const collections = collectionsOf(resource);
  const files = prerenderedNames(resource, tables);
  const addressParameters = new Set(['offset', ...files.flatMap((names) => names.split(','))]);
  return {
    name,
    path: path === '/' ? '' : path,
    parameters: Object.fromEntries(
      clientParameters(resource).flatMap(
        ([key, parameter]): [string, readonly [ParameterKind, unknown?]][] => {
          const { defaultValue } = parameter;
          if (defaultValue === undefined)
            return addressParameters.has(key) ? [[key, [kindOf(parameter)]]] : [];
          return [[key, [kindOf(parameter), defaultValue]]];
        },
      ),
    ),
    files,
    ...(livePolicy && { live: true }),
    ...(collections.length > 0 && { collections: collections.map(({ name }) => name) }),
  };
}

/** Returns how values of a parameter are written into addresses. */
function kindOf({ schema, toSegment }: Parameter): ParameterKind {
  if (schema.type === 'array') return 'list';
  // In the segment of a text, a hyphen stands for a space.
  return toSegment('a-b') === null ? 'text' : 'plain';
}

/**
 * Returns the sets of parameters of prerendered queries, each as names in alphabetical order. No set has the offset, since
 * every page of a list is prerendered. Answers that the live feed replaces are left out.
 */
function prerenderedNames(resource: Resource, tables: Tables): string[] {
  const { parameters, canonical, prerenderedQueries, livePolicy } = resource;
  const currentSeason = tables.index.current;
  const sets = new Set<string>();
  for (const prerenderedQuery of prerenderedQueries?.(tables) ?? []) {
    const parsedQuery = queryOf(parameters, prerenderedQuery);
    const query: Readonly<Record<string, unknown>> = canonical?.(parsedQuery, tables) ?? parsedQuery;
    if (livePolicy && String(query.season) === String(currentSeason)) continue;
    const names = Object.entries(query).flatMap(([name, value]) =>
      value === undefined || String(value) === String(parameters[name]?.defaultValue) ? [] : [name],
    );
    sets.add(
      names
        .filter((name) => name !== 'offset')
        .sort()
        .join(),
    );
  }
  return [...sets].sort();
}
