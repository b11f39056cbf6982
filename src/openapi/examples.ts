import { parseQuery } from '../query/parse-query.ts';
import type { Tables } from '../records/published.ts';
import type { ErrorAnswer } from '../records/service-status.ts';
import { exampleOf, exampleParameters } from '../resources/discovery.ts';
import { failureAnswer, methodAnswer, rateLimitAnswer, readMethods } from '../resources/error-answers.ts';
import { answerTo } from '../resources/example-answers.ts';
import { matchStats } from '../resources/match-stats.ts';
import { matches } from '../resources/matches.ts';
import { NotFound, type Resource } from '../resources/resource.ts';
import { requestsPerHour } from '../service.ts';
import { componentAt, idOf, type Json } from './schemas.ts';

const maxItems = 1;

/**
 * Gives the fields of the components examples from the answers to a resource's example queries. It asks them of every
 * season, since different fields are known in each.
 */
export function addExamples(
  resource: Resource,
  tables: Tables,
  components: Readonly<Record<string, Json>>,
): void {
  const [first] = resource.examples;
  const isBySeason = 'season' in resource.parameters && !resource.canBeNotFound;
  const ofSeasons = isBySeason ? tables.rows('seasons').map(({ season }) => inSeason(first, season)) : [];
  for (const query of [...resource.examples, ...ofSeasons]) {
    const schema = { $ref: componentAt(idOf(resource.responseSchema)) };
    addFieldExamples(schema, answerTo(resource, query, tables), components);
  }
}

/** Returns a query with another season and without a limit. */
function inSeason(query: string, season: number): string {
  const others = query.split('&').filter((part) => !/^(season|limit)=/.test(part));
  return [`season=${season}`, ...others].filter(Boolean).join('&');
}

/** Returns real answers of a resource, one of each kind, with at most one item in each list. */
export function examplesOf(resource: Resource, tables: Tables): Json {
  const answers = resource.examples.flatMap((query) => {
    const value = trim(answerTo(resource, query, tables));
    if (value === undefined) return [];
    return [[nameOf(query), { summary: exampleOf(resource.path, query), value }] as const];
  });
  const [first, second] = answers;
  if (!second) return { ...(first && { example: first[1].value }) };
  return { examples: Object.fromEntries(answers) };
}

/** Returns the name of an example: the parameters of its query, by which a resource chooses the kind of its answer. */
function nameOf(query: string): string {
  const names = [...exampleParameters(query)].map(([name]) => name);
  return names.join('-') || 'all';
}

function trim(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(trim);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trim(member)]));
}

/** An example of the answer of each error. */
export const errorExamples = {
  BadRequest: failureOf(matches, 'seasn=2024'),
  NotFound: failureAnswer(new NotFound('no match 0123456789abcdef0123456789abcdef', 'match_id'), matchStats),
  MethodNotAllowed: methodAnswer('POST', readMethods, matches),
  TooManyRequests: rateLimitAnswer(`${requestsPerHour} requests`, 1800),
  InternalServerError: failureAnswer(new Error(), matches),
};

function failureOf(resource: Resource, query: string): ErrorAnswer {
  try {
    parseQuery(resource.parameters, exampleParameters(query));
  } catch (error) {
    return failureAnswer(error, resource);
  }
  throw new Error(`${query} has no fault`);
}

/** The rows of a list that are searched for a known value of each field. */
const maxRows = 500;

/** Gives each field that an answer has its first known value as an example, in the schema and in those it refers to. */
function addFieldExamples(
  schema: Json | undefined,
  value: unknown,
  components: Readonly<Record<string, Json>>,
): void {
  if (schema === undefined || value === null || value === undefined) return;
  const add = (inner: unknown, part: unknown) =>
    addFieldExamples(inner as Json | undefined, part, components);
  const { $ref, oneOf, anyOf = oneOf, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') add(components[$ref.slice(componentAt('').length)], value);
  else if (Array.isArray(value)) for (const row of value.slice(0, maxRows)) add(items, row);
  else if (typeof value === 'object' && Array.isArray(anyOf)) for (const option of anyOf) add(option, value);
  else if (typeof value === 'object')
    for (const [name, member] of Object.entries(value))
      add((properties as Json | undefined)?.[name] ?? additionalProperties, member);
  else if (schema.const === undefined && schema.enum === undefined) schema.examples ??= [value];
}
