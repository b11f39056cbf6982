import * as z from 'zod';
import type { Parameters } from './query/parameter.ts';
import { errorAnswer } from './records/error.ts';
import { apiRoot, exampleOf } from './resources/discovery.ts';
import type { Resource } from './resources/resource.ts';
import { service } from './service.ts';

type Json = Record<string, unknown>;

const componentAt = (id: string) => `#/components/schemas/${id}`;

/** The response headers of the API, by name. */
const headers: Record<string, Json> = {
  ETag: {
    description: 'Identifies these bytes; If-None-Match with it gives 304',
    schema: { type: 'string' },
  },
  'Cache-Control': { description: 'How long the answer may be cached', schema: { type: 'string' } },
  Link: {
    description: 'The first, previous, next and last page, where the answer is a page',
    schema: { type: 'string' },
  },
  'Content-Location': {
    description: 'The address of the same bytes as a file, without rate limit, where there is one',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'X-RateLimit-Limit': { description: 'Requests allowed per client and hour', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': {
    description: 'Requests left in the current window',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'When the window ends, Unix time in seconds',
    schema: { type: 'integer' },
  },
  RateLimit: {
    description: 'Requests left and seconds to the end of the window (IETF draft)',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limit and its window in seconds (IETF draft)',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds until the window ends', schema: { type: 'integer' } },
  Allow: { description: 'The methods offered', schema: { type: 'string' } },
  'Access-Control-Allow-Origin': { description: 'Any origin', schema: { type: 'string', const: '*' } },
};

const limitHeaders = Object.keys(headers).filter((name) => name.includes('RateLimit'));

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const errors = {
  BadRequest:
    'A parameter is unknown, given twice or not of its type; the message names it and what is allowed',
  NotFound: 'The endpoint or record does not exist',
  MethodNotAllowed: 'Only GET, HEAD and OPTIONS are offered',
  TooManyRequests:
    'The client is over its limit; retry after the seconds in Retry-After. Files below /data/v1 have no limit',
  InternalServerError: 'An internal error',
} as const;

/** Returns the OpenAPI 3.1 document of the resources. */
export function openapi(resources: readonly Resource[]): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: service.name,
      version: service.version,
      summary: 'Open data on Canadian professional soccer since 2019',
      description: `${service.description}\n\nRead-only; no key or registration. ${service.attribution}`,
      license: service.license,
    },
    servers: [
      { url: apiRoot, description: 'Version 1' },
      { url: '/api', description: 'An alias, with the same answers' },
    ],
    security: [],
    tags: resources.map(({ name, summary }) => ({ name, description: summary })),
    paths: Object.fromEntries(resources.map((resource) => [resource.path, { get: operation(resource) }])),
    components: {
      schemas: schemas(),
      headers,
      responses: Object.fromEntries(
        Object.entries(errors).map(([name, description]) => [
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
            content: { 'application/json': { schema: { $ref: componentAt('Error') } } },
          },
        ]),
      ),
    },
  };
}

function operation(resource: Resource): Json {
  const { name, summary, description, parameters, responseSchema, canBeNotFound } = resource;
  const paged = 'limit' in parameters;
  return {
    operationId: name,
    tags: [name],
    summary,
    description: `${description}\n\nFor example \`${exampleOf(resource)}\`.`,
    parameters: parameterList(parameters),
    responses: {
      200: {
        description: responseSchema.meta()?.description ?? summary,
        headers: headerRefs(
          Object.keys(headers).filter(
            (header) => header !== 'Retry-After' && header !== 'Allow' && (header !== 'Link' || paged),
          ),
        ),
        content: {
          'application/json': { schema: { $ref: componentAt(idOf(responseSchema)) } },
          ...(resource.encode && { 'text/csv': { schema: { type: 'string' } } }),
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

function parameterList(parameters: Parameters): Json[] {
  return Object.entries(parameters).map(([name, { description, schema, example }]) => ({
    name,
    in: 'query',
    required: false,
    // An empty value counts as left out.
    allowEmptyValue: true,
    description,
    schema,
    example:
      schema.type === 'integer' ? Number(example) : schema.type === 'boolean' ? example === 'true' : example,
  }));
}

function idOf(responseSchema: z.ZodType): string {
  const id = responseSchema.meta()?.id;
  if (id === undefined) throw new Error('The response schema of a resource has no id.');
  return id;
}

/** Returns every schema with an id as JSON Schema. */
function schemas(): Json {
  // Referenced so that its module is loaded and registers it.
  idOf(errorAnswer);
  const { schemas: found } = z.toJSONSchema(z.globalRegistry, {
    uri: componentAt,
    override({ jsonSchema }) {
      const schema = jsonSchema as Json;
      // The format says the same as zod's page-long patterns.
      if (schema.format === 'date' || schema.format === 'date-time' || schema.format === 'uri')
        delete schema.pattern;
      if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
      if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
      if (schema.unit !== undefined) schema['x-unit'] = schema.unit;
      delete schema.unit;
      delete schema.nullMeaning;
    },
  });
  return Object.fromEntries(
    Object.entries(found)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]),
  );
}
