import { idOf, type Json, schemas } from '../../../src/openapi/schemas.ts';
import type { Parameter } from '../../../src/query/parameter.ts';
import type { League } from '../../../src/records/league-schema.ts';
import { resourcesOf } from '../../../src/resources/index.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { answerVariants } from './answer-variants.ts';
import { clientParameters, collectionsOf, methodName } from './methods.ts';
import { comment, typeOf } from './schema-to-type.ts';

/** Returns the module of all types that derive from the service: answers, queries, and the methods of a client. */
export function renderTypes(league: League): string {
  const resources = resourcesOf(league);
  return [
    'import type { FieldNames, List, RequestOptions, WithFields } from "../public-types.ts";\n',
    ...Object.entries(schemas(league, resources)).map(([id, schema]) => declaration(id, schema)),
    ...resources.map(queryDeclaration),
    `/** A method for each endpoint. */\nexport interface Endpoints {\n${resources.map(methodDeclarations).join('')}}\n`,
  ].join('\n');
}

function declaration(id: string, schema: Json): string {
  const type = typeOf(schema);
  const head = `${comment(schema, '')}export `;
  return type.startsWith('{') ? `${head}interface ${id} ${type}\n` : `${head}type ${id} = ${type};\n`;
}

const queryName = (resource: Resource) => {
  const method = methodName(resource);
  return `${method.charAt(0).toUpperCase()}${method.slice(1)}Query`;
};

function queryDeclaration(resource: Resource): string {
  const members = clientParameters(resource).map(
    ([name, parameter]) =>
      `${comment({ description: parameter.description }, '  ')}  ${name}?: ${parameterType(parameter)} | undefined;\n`,
  );
  const body = members.length === 0 ? 'Record<never, never>' : `{\n${members.join('')}}`;
  return `/** Parameters of \`${resource.path}\`. */\nexport type ${queryName(resource)} = ${body};\n`;
}

function parameterType({ schema }: Parameter): string {
  if (schema.type !== 'array') return typeOf(schema);
  // The schema of an array has that of its items.
  const item = typeOf(schema.items as Json);
  return `${item} | readonly (${item})[]`;
}

function methodDeclarations(resource: Resource): string {
  const query = queryName(resource);
  const doc = comment({ description: `${resource.summary}. ${resource.description}` }, '  ');
  const method = methodName(resource);
  const collections = collectionsOf(resource);
  const rowIds = (resource.rows ?? []).map(({ schema, answerSchema = schema }) => idOf(answerSchema));
  const rowTypes = [...new Set(rowIds)].join(' | ');
  const answerOf = (schema: string, hasFields: boolean) => {
    const rows = collections.find(({ page }) => page === schema);
    const answer = hasFields ? `WithFields<${schema}, ${rowTypes}>` : schema;
    const row = hasFields ? `Partial<${rows?.row}>` : rows?.row;
    return rows ? `List<${answer}, ${row}>` : `Promise<${answer}>`;
  };
  const hasBasic = resource.rows?.some(({ basicFields }) => basicFields);
  const fields = `{ fields: FieldNames<${rowTypes}${hasBasic ? ", 'basic'" : ''}> }`;
  const signature = (queryParameter: string, answer: string) =>
    `${doc}  ${method}(${queryParameter}, options?: RequestOptions): ${answer};\n`;
  const overload = (queryParameter: string, schema: string) =>
    [
      ...(resource.rows
        ? [signature(`${queryParameter.replace('?:', ':')} & ${fields}`, answerOf(schema, true))]
        : []),
      signature(queryParameter, answerOf(schema, false)),
    ].join('');

  const variants = answerVariants[resource.name];
  if (!variants) return overload(`query?: ${query}`, idOf(resource.responseSchema));
  const isFlag = (name: string) => resource.parameters[name]?.schema.type === 'boolean';
  const givenType = (name: string) => (isFlag(name) ? 'true' : `NonNullable<${query}['${name}']>`);
  const absentParameters = Object.keys(variants.byParameter).map(
    (name) => `${name}?: ${isFlag(name) ? 'false | ' : ''}undefined`,
  );
  return [
    ...Object.entries(variants.byParameter).map(([name, schema]) =>
      overload(`query: ${query} & { ${name}: ${givenType(name)} }`, schema),
    ),
    overload(`query?: ${query} & { ${absentParameters.join('; ')} }`, variants.fallback),
  ].join('');
}
