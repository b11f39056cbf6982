import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { readLeague } from '../../../build/read/league.ts';
import { componentAt, idOf, type Json, referToEnumerations, schemas } from '../../../src/openapi/schemas.ts';
import { idParameter } from '../../../src/query/address.ts';
import type { Parameter } from '../../../src/query/parameter.ts';
import { apiRoot } from '../../../src/resources/discovery.ts';
import { resourcesOf } from '../../../src/resources/index.ts';
import { isPaged, type Resource } from '../../../src/resources/resource.ts';
import type { Endpoint } from '../src/endpoint.ts';

const folder = path.resolve(import.meta.dirname, '../src/generated');
const leagueFile = path.resolve(import.meta.dirname, '../../../data/league.json');

/**
 * Writes what the client's source imports: the types of answers and queries, the methods of a client, and the addresses
 * of the endpoints. `SITE_URL` becomes the default origin.
 */
export async function writeApi(): Promise<void> {
  const league = await readLeague(leagueFile);
  const resources = resourcesOf(league);
  const answers = schemas(league, resources);
  const refer = referToEnumerations(answers);
  const queries = resources.map((resource) => [queryName(resource), refer(querySchema(resource))]);
  const types = await typesOf({ ...answers, ...Object.fromEntries(queries) });
  const endpoints = Object.fromEntries(
    resources.map((resource) => [methodName(resource), endpointOf(resource)]),
  );
  await mkdir(folder, { recursive: true });
  await replaceFile('types.ts', types);
  await replaceFile(
    'endpoints.ts',
    `import type { Endpoint } from '../endpoint.ts';
import type { List, RequestOptions } from '../public-types.ts';
import type * as api from './types.ts';

/** A method for each endpoint. */
export interface Endpoints {
${resources.map(methodOf).join('\n')}
}

export const endpoints: Readonly<Record<keyof Endpoints, Endpoint>> = ${JSON.stringify(endpoints, null, 2)};

/** The origin that the package was built for. */
export const defaultBaseUrl: string | undefined = ${JSON.stringify(process.env.SITE_URL)};
`,
  );
}

/** Replaces a file at once, since another command may read it at the same time. */
async function replaceFile(name: string, text: string): Promise<void> {
  const next = path.join(folder, `${name}.${process.pid}.next`);
  await writeFile(next, text);
  await rename(next, path.join(folder, name));
}

/** Returns a type for each schema, by its name. */
function typesOf(schemasByName: Readonly<Record<string, Json>>): Promise<string> {
  const names = Object.keys(schemasByName);
  const all = {
    title: 'Schemas',
    description: 'Every type, by its name',
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: componentAt(name) }])),
    $defs: schemasByName,
  };
  return compile(JSON.parse(JSON.stringify(all, forGenerator)), 'Schemas', {
    additionalProperties: false,
    bannerComment: '',
    // Lists of at most five would be unions of tuples.
    ignoreMinAndMaxItems: true,
  });
}

/** Returns a part of a schema as the generator takes it; for `JSON.stringify`. */
function forGenerator(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $ref, 'x-unit': unit, ...schema } = value as Json;
  if (typeof unit === 'string') schema.description = `${schema.description} (${unit})`;
  if (typeof $ref !== 'string') return schema;
  const reference = { $ref: $ref.replace(componentAt(''), '#/$defs/') };
  // A reference that has a description beside it would become a type of its own.
  return Object.keys(schema).length === 0 ? reference : { ...schema, allOf: [reference] };
}

/** Returns the name of the client's method for a resource: `matchStats` for `match-stats`. */
export function methodName({ name }: Resource): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function queryName(resource: Resource): string {
  const name = methodName(resource);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
}

/** Parameters that change the shape of an answer, so that the types of the schemas would not hold. */
const shapeParameters = ['format', 'fields'];

function querySchema({ path, parameters }: Resource): Json {
  const offered = Object.entries(parameters).filter(([name]) => !shapeParameters.includes(name));
  const id = idParameter(path);
  return {
    type: 'object',
    description: `Parameters of ${path}`,
    required: id === undefined ? [] : [id],
    properties: Object.fromEntries(offered.map(([name, parameter]) => [name, valueSchema(parameter)])),
  };
}

function valueSchema({ schema, description }: Parameter): Json {
  if (schema.type !== 'array') return { ...schema, description, default: undefined };
  // A single value need not be in a list.
  return { description, anyOf: [schema.items, schema] };
}

/** Returns the declaration of a method. */
function methodOf(resource: Resource): string {
  const { path, summary, description, responseSchema, rows = [] } = resource;
  const query = `query${idParameter(path) === undefined ? '?' : ''}: api.${queryName(resource)}`;
  const answer = `api.${idOf(responseSchema)}`;
  const rowTypes = rows.map(({ schema, answerSchema = schema }) => `api.${idOf(answerSchema)}`);
  const result = isPaged(resource) ? `List<${answer}, ${rowTypes.join(' | ')}>` : `Promise<${answer}>`;
  return `  /** ${`${summary}. ${description}`.replaceAll('*/', '*\\/')} */
  ${methodName(resource)}(${query}, options?: RequestOptions): ${result};`;
}

function endpointOf(resource: Resource): Endpoint {
  const address = { path: apiRoot + (resource.path === '/' ? '' : resource.path) };
  const [rows] = resource.rows ?? [];
  // Answers of several shapes have their rows in the same field.
  return isPaged(resource) && rows ? { ...address, rows: rows.name } : address;
}
