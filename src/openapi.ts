import * as z from 'zod/mini';
import { addExamples, errorExamples, examplesOf } from './openapi/examples.ts';
import {
  componentAt,
  errorSchemaId,
  idOf,
  type Json,
  referToEnumerations,
  schemas,
} from './openapi/schemas.ts';
import texts from './openapi/texts.json' with { type: 'json' };
import { idParameter } from './query/address.ts';
import type { Parameter } from './query/parameter.ts';
import type { League } from './records/league-schema.ts';
import type { Tables } from './records/published.ts';
import { capitalized } from './records/text.ts';
import { entriesOf } from './records/typed.ts';
import { describeOrders } from './resources/describe.ts';
import { apiRoot, exampleOf } from './resources/discovery.ts';
import links from './resources/links.json' with { type: 'json' };
import { isPaged, type Resource, tags } from './resources/resource.ts';
import { service } from './service.ts';

/** What the document says of the API as a whole, of its response headers and of its errors. */
const { headers, errors } = texts;

const limitHeaders = Object.keys(headers).filter((name) => name.includes('RateLimit'));

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

type Referrer = ReturnType<typeof referToEnumerations>;

interface Options {
  /** The origin of the deployed service, such as `https://example.org`. */
  readonly siteUrl?: string | undefined;
  /** The tables that examples of answers are taken from. */
  readonly tables?: Tables | undefined;
}

/** Returns the OpenAPI 3.1 document of the resources. */
export function openapi(
  league: League,
  resources: readonly Resource[],
  { siteUrl, tables }: Options = {},
): Json {
  const components = schemas(league, resources);
  if (tables) for (const resource of resources) addExamples(resource, tables, components);
  const refer = referToEnumerations(components);
  return {
    openapi: '3.1.1',
    info: {
      title: service.name,
      version: service.version,
      summary: league.summary,
      description: description(league),
      contact: {
        name: service.name,
        ...(siteUrl && { url: originOf(siteUrl) + links.report_error.address }),
      },
      license: { name: league.license.name, url: league.license.url },
      termsOfService: league.license.url,
    },
    servers: [
      ...(siteUrl ? [{ url: originOf(siteUrl) + apiRoot, description: 'Version 1' }] : []),
      { url: apiRoot, description: 'Version 1, on this host' },
      { url: '/api', description: 'An alias, with the same answers' },
    ],
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      resources.map((resource) => [resource.path, { get: operation(resource, tables, refer) }]),
    ),
    components: {
      schemas: components,
      headers,
      responses: Object.fromEntries(
        entriesOf(errors).map(([name, description]) => [
          name,
          {
            description,
            headers: headerRefs([
              'Cache-Control',
              'Access-Control-Allow-Origin',
              ...(name === 'InternalServerError' ? [] : limitHeaders),
              ...(name === 'TooManyRequests' ? ['Retry-After'] : []),
              ...(name === 'MethodNotAllowed' ? ['Allow'] : []),
            ]),
            content: {
              'application/json': {
                schema: { $ref: componentAt(errorSchemaId) },
                example: errorExamples[name],
              },
            },
          },
        ]),
      ),
    },
  };
}

function description(league: League): string {
  return [
    league.description,
    `Read-only; no key or registration. ${league.attribution}`,
    ...texts.description,
  ].join('\n\n');
}

const originOf = (siteUrl: string) => siteUrl.replace(/\/$/, '');

function operation(resource: Resource, tables: Tables | undefined, refer: Referrer): Json {
  const { path, tag, summary, responseSchema, examples, canBeNotFound } = resource;
  return {
    operationId: operationId(resource),
    tags: [tag],
    summary,
    description: `${[resource.description, ...describeOrders(resource)].join('\n\n')}\n\nFor example \`${exampleOf(path, examples[0])}\`.`,
    parameters: parameterList(resource, refer),
    responses: {
      200: {
        // A second media type would make generated clients return either form from every call.
        description: `${z.globalRegistry.get(responseSchema)?.description ?? summary}${resource.rows ? '; its rows as text/csv with format=csv' : ''}${resource.hasEventStream ? '; the same as text/event-stream where Accept has it' : ''}`,
        headers: headerRefs(
          Object.keys(headers).filter(
            (header) =>
              header !== 'Retry-After' && header !== 'Allow' && (header !== 'Link' || isPaged(resource)),
          ),
        ),
        content: {
          'application/json': {
            schema: { $ref: componentAt(idOf(responseSchema)) },
            ...(tables && examplesOf(resource, tables)),
          },
          ...(resource.hasEventStream && {
            'text/event-stream': { schema: { type: 'string' }, example: 'id: 1763000000000\ndata: {…}\n\n' },
          }),
        },
      },
      304: {
        description: 'Not modified: If-None-Match names the ETag',
        headers: headerRefs(['ETag', 'Cache-Control']),
      },
      400: { $ref: '#/components/responses/BadRequest' },
      ...(canBeNotFound && { 404: { $ref: '#/components/responses/NotFound' } }),
      405: { $ref: '#/components/responses/MethodNotAllowed' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      500: { $ref: '#/components/responses/InternalServerError' },
    },
  };
}

function parameterList({ path, parameters }: Resource, refer: Referrer): Json[] {
  const idName = idParameter(path);
  return Object.entries(parameters).map(([name, { description, schema, example }]) => ({
    name,
    in: name === idName ? 'path' : 'query',
    required: name === idName,
    // Clients send several values as several parameters; joined by commas they mean the same.
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    description,
    schema: refer(schema),
    example: exampleValue(schema, example),
  }));
}

function exampleValue(schema: Parameter['schema'], example: string): unknown {
  switch (schema.type) {
    case 'array':
      // The schema of an array has that of its items.
      return example.split(',').map((part) => exampleValue(schema.items as Json, part));
    case 'integer':
      return Number(example);
    case 'boolean':
      return example === 'true';
    default:
      return example;
  }
}

/** Returns an id such as `listMatches`, which begins with `list` where every kind of answer is a page or a list. */
function operationId({ name, responseSchema }: Resource): string {
  const isUnion = responseSchema instanceof z.ZodMiniDiscriminatedUnion;
  // Each option of such a union is the object of one kind of answer.
  const kinds = isUnion ? (responseSchema.def.options as readonly z.ZodMiniObject[]) : [responseSchema];
  const isList = kinds.every((kind) => /(?:Page|List)$/.test(idOf(kind)));
  return `${isList ? 'list' : 'get'}${name.split('-').map(capitalized).join('')}`;
}
