import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLeague } from '../../../build/read/league.ts';
import { idOf, type Json, schemas } from '../../../src/openapi/schemas.ts';
import { resourcesOf } from '../../../src/resources/index.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { service } from '../../../src/service.ts';
import { typesOf } from '../../generated/types-of.ts';
import { answerVariants } from './answer-variants.ts';
import { clientParameters, methodName } from './methods.ts';

const folder = path.resolve(import.meta.dirname, '../src/generated');
const leagueFile = path.resolve(import.meta.dirname, '../../../data/league.json');

/** Writes the types that the client's source imports: answers, queries, and the methods of a client. */
export async function writeTypes(): Promise<void> {
  const league = await readLeague(leagueFile);
  const resources = resourcesOf(league);
  const answers = schemas(league, resources);
  const queries = Object.fromEntries(
    resources.map((resource) => [queryName(resource), querySchema(resource)]),
  );
  const document = {
    openapi: '3.1.1',
    info: { title: service.name, version: service.version },
    components: { schemas: JSON.parse(JSON.stringify({ ...answers, ...queries }, describeUnit)) },
  };
  const text = [
    'import type { Call, Given, With, Without } from "../public-types.ts";',
    await typesOf(document),
    ...Object.keys(answers).map((id) => `export type ${id} = components["schemas"]["${id}"];`),
    ...Object.keys(queries).map((id) => `export type ${id} = Given<components["schemas"]["${id}"]>;`),
    '/** A method for each endpoint. */\nexport interface Endpoints {',
    ...resources.map((resource) => method(resource)),
    '}\n',
  ];
  await mkdir(folder, { recursive: true });
  // Another command may write or read it at the same time.
  const next = path.join(folder, `api.${process.pid}.next`);
  await writeFile(next, text.join('\n'));
  await rename(next, path.join(folder, 'api.ts'));
}

/** Adds units to descriptions. */
function describeUnit(_key: string, value: Json): unknown {
  const unit = value?.['x-unit'];
  return typeof unit === 'string'
    ? { ...value, description: `${value.description} (${unit})`, 'x-unit': undefined }
    : value;
}

function queryName(resource: Resource): string {
  const name = methodName(resource);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
}

function querySchema(resource: Resource): Json {
  const properties = clientParameters(resource).map(([name, { schema, description }]) => {
    // A single value need not be in a list.
    const type =
      schema.type === 'array' ? { anyOf: [schema.items, schema] } : { ...schema, default: undefined };
    return [name, { ...type, description }];
  });
  return {
    type: 'object',
    description: `Parameters of ${resource.path}`,
    properties: Object.fromEntries(properties),
  };
}

/** Returns a method, with an overload for each shape of its answer. */
function method(resource: Resource): string {
  const query = queryName(resource);
  const rows = (resource.rows ?? []).map(({ schema, answerSchema = schema }) => idOf(answerSchema));
  const hasBasic = resource.rows?.some(({ basicFields }) => basicFields);
  const shown = [[...new Set(rows)].join(' | ') || 'never', ...(hasBasic ? ["'basic'"] : [])].join(', ');
  const call = (given: string, answer: string) => `Call<${given}, ${answer}, ${shown}>`;
  const { byParameter = {}, fallback = idOf(resource.responseSchema) } = answerVariants[resource.name] ?? {};
  const absent = Object.keys(byParameter).map((name) => ` & Without<${query}, '${name}'>`);
  const calls = [
    ...Object.entries(byParameter).map(([name, answer]) => call(`With<${query}, '${name}'>`, answer)),
    call(query + absent.join(''), fallback),
  ];
  const text = `${resource.summary}. ${resource.description}`.replaceAll('*/', '*\\/');
  return `  /** ${text} */\n  ${methodName(resource)}: ${calls.join(' & ')};`;
}
