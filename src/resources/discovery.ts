import * as z from 'zod/mini';
import { idParameter, withId } from '../query/address.ts';
import { day, seasonYear, text } from '../records/fields.ts';
import { snapshotOf } from '../records/published.ts';
import { arrayOf, described, objectSchema, withMeta } from '../records/schema.ts';
import { entriesOf, fromEntries } from '../records/typed.ts';
import { service } from '../service.ts';
import { documentLinks } from './document-links.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource, type Resource } from './resource.ts';

/** The path below which the API's resources are. */
export const apiRoot = `/api/${service.apiVersion}`;

const path = described(text, 'A path from the root of the host');

/** The index of the API, and where its documents are. */
const discovery = objectSchema('Discovery', 'API index', {
  name: described(z.literal(service.name), 'The name of this service'),
  version: described(z.literal(service.version), "Version of the API's description"),
  api_version: described(z.literal(service.apiVersion), 'Version of the API'),
  description: described(text, 'A description of the service'),
  license: described(text, 'The licence of the data'),
  attribution: described(text, 'The attribution to publish with the data'),
  documentation: described(path, 'The documentation for people'),
  openapi: described(path, 'The OpenAPI document for programs'),
  endpoints: arrayOf(
    z.object({
      path: described(path, 'The path of the endpoint'),
      summary: described(text, 'A summary of its answer'),
      parameters: arrayOf(text, 'The names of its parameters'),
      example: described(path, 'An example query'),
    }),
    'Every endpoint',
  ),
  dumps: described(path, 'The list of whole tables to download'),
  links: described(
    z.object(
      fromEntries(
        entriesOf(documentLinks).map(([name, { description }]) => [name, withMeta(path, { description })]),
      ),
    ),
    'Other documents and pages',
  ),
  current_season: seasonYear,
  data_as_of: described(day, "The day up to which the current season's results are complete"),
});

/** Returns the resource that lists the others. */
export function discoveryOf(others: readonly Resource[]) {
  return defineResource({
    name: 'discovery',
    path: '/',
    tag: 'Service',
    summary: 'API index',
    description:
      'Lists every endpoint with its parameters and an example, and links to documents and downloads.',
    parameters: {},
    responseSchema: discovery,
    lifetime: lifetimes.hour,
    examples: [''],
    tablesNeeded: () => [{ table: 'snapshot' }, { table: 'seasons' }],
    answer(tables) {
      const { league } = tables;
      return {
        name: service.name,
        version: service.version,
        api_version: service.apiVersion,
        description: league.description,
        license: league.license.name,
        attribution: league.attribution,
        documentation: '/docs',
        openapi: '/openapi.json',
        endpoints: [
          { path: apiRoot, summary: this.summary, parameters: [], example: apiRoot },
          ...others.map((resource) => ({
            path: apiRoot + resource.path,
            summary: resource.summary,
            parameters: Object.keys(resource.parameters),
            example: exampleOf(resource.path, resource.examples[0]),
          })),
        ],
        dumps: '/dumps/manifest.json',
        links: fromEntries(entriesOf(documentLinks).map(([name, { address }]) => [name, address])),
        current_season: tables.index.current,
        data_as_of: snapshotOf(tables).as_of,
      };
    },
    *prerenderedQueries() {
      yield {};
    },
  });
}

/** Returns the address of the page about an endpoint; without one, that of the documentation. */
export function documentationOf(resource: Pick<Resource, 'name'> | undefined): string {
  return resource ? `/docs/${resource.name}` : '/docs';
}

/** Returns the address of a resource's path at the API. */
export function addressOf(path: string): string {
  return path === '/' ? apiRoot : apiRoot + path;
}

/** Returns an example query of a resource's path as a path with a query; an id is a part of the path. */
export function exampleOf(path: string, example: string): string {
  const idName = idParameter(path);
  const pairs = example.split('&').filter((pair) => pair !== '');
  const id = pairs.find((pair) => pair.startsWith(`${idName}=`));
  const address = addressOf(id === undefined ? path : withId(path, id.slice(id.indexOf('=') + 1)));
  const query = pairs.filter((pair) => pair !== id).join('&');
  return query === '' ? address : `${address}?${query}`;
}

/** Returns the names and values of a query text such as `season=2024&team=CLUB`. */
export function exampleParameters(example: string): [name: string, value: string][] {
  if (example === '') return [];
  return example.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return [name, decodeURIComponent(value)];
  });
}
