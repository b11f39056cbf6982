import * as z from 'zod/mini';
import { errorResponses } from './openapi/error-responses.ts';
import { addExamples, examplesOf } from './openapi/examples.ts';
import { headerRefs, headers } from './openapi/headers.ts';
import { componentAt, idOf, type Json, referToEnumerations, schemas } from './openapi/schemas.ts';
import { idParameter } from './query/address.ts';
import type { Parameter } from './query/parameter.ts';
import type { League } from './records/league-schema.ts';
import type { Tables } from './records/published.ts';
import { capitalized } from './records/text.ts';
import { apiRoot, exampleOf } from './resources/discovery.ts';
import { documentLinks } from './resources/document-links.ts';
import { describeOrders } from './resources/example-answers.ts';
import { isPaged, type Resource, tags } from './resources/resource.ts';
import { service } from './service.ts';

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
        ...(siteUrl && { url: originOf(siteUrl) + documentLinks.report_error.address }),
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
      responses: errorResponses(),
    },
  };
}

function description(league: League): string {
  return [
    league.description,
    `Read-only; no key or registration. ${league.attribution}`,
    'Every filter of a list takes several values, joined by commas: `season=2024,2025` and ' +
      '`season=2024&season=2025` mean the same. A table, a board and a pair of clubs are of one: there ' +
      'several values of a season or a club are a 400.',
    'Lists also answer with their rows as CSV (`text/csv; charset=utf-8; header=present`) with ' +
      '`format=csv`. The media type is not among those of the responses, because clients generated ' +
      'from two media types would return either from every call.',
    'With `fields` the rows have only the fields it names (`fields=date,home_team`), all others (`fields=-source`) ' +
      'or a short set (`fields=basic`). The schemas are those of answers without `fields`, in which every field is ' +
      'there.',
    'Each endpoint says by which fields its rows are sorted; the next field decides among equal ' +
      'rows. Names are compared without case and accents, stages in order of play, values of other ' +
      'enumerations by their place in it. Unknown values come last: of the first field in either ' +
      'direction, of others where the direction is ascending.',
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
