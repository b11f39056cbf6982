import * as z from 'zod/mini';
import { textIn, type ValueKind, valuesOf } from '../records/in-league.ts';
import type { League } from '../records/league-schema.ts';
import { errorAnswer } from '../records/service-status.ts';
import { byName } from '../records/typed.ts';
import type { Resource } from '../resources/resource.ts';

export type Json = Record<string, unknown>;

/** Returns the address of a schema in the document. */
export const componentAt = (id: string) => `#/components/schemas/${id}`;

/**
 * Returns a function that replaces every enumeration among the components by a reference, so that clients have one type for
 * each.
 */
export function referToEnumerations(
  components: Readonly<Record<string, Json>>,
): (schema: Readonly<Json>) => Json {
  const named = Object.entries(components).flatMap(([name, { enum: values }]) =>
    Array.isArray(values) ? [[JSON.stringify(values), name] as const] : [],
  );
  const names = new Map(named);
  return function refer(schema) {
    const { enum: values, type: _, ...rest } = schema;
    if (!Array.isArray(values))
      return Object.fromEntries(
        Object.entries(schema).map(([key, value]) => [key, changeObjects(value, refer)]),
      );
    const name = names.get(JSON.stringify(values.filter((value) => value !== null)));
    if (!name) return schema;
    const reference = { $ref: componentAt(name) };
    return values.includes(null)
      ? { ...rest, anyOf: [reference, { type: 'null' }] }
      : { ...rest, ...reference };
  };
}

/** Returns a value with each object changed that it is, or that its list has. */
function changeObjects(value: unknown, change: (object: Readonly<Json>) => Json): unknown {
  if (Array.isArray(value)) return value.map((element) => changeObjects(element, change));
  return typeof value === 'object' && value !== null ? change(byName(value)) : value;
}

/** Returns the id of a schema, by which others refer to it. */
export function idOf(schema: z.ZodMiniType): string {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('The response schema of a resource has no id.');
  return id;
}

export const errorSchemaId = idOf(errorAnswer);

/**
 * Returns every schema with an id as JSON Schema, by that id. The registry of zod has the schemas whose modules are
 * imported, so the resources are a parameter: it imports those of their answers.
 *
 * @throws {Error} if the answer of a resource has no id
 */
export function schemas(league: League, resources: readonly Resource[]): Record<string, Json> {
  for (const { responseSchema } of resources) idOf(responseSchema);
  const { schemas: schemasById } = z.toJSONSchema(z.globalRegistry, {
    uri: componentAt,
    override({ jsonSchema }) {
      const schema: Json = jsonSchema;
      // The format says the same as zod's page-long patterns.
      if (schema.format === 'date' || schema.format === 'date-time' || schema.format === 'uri')
        delete schema.pattern;
      if (schema.unit !== undefined) schema['x-unit'] = schema.unit;
      // Fields may be added: a client that validates answers must accept those it does not know.
      if (schema.additionalProperties === false) delete schema.additionalProperties;
      mergeNull(schema);
      delete schema.unit;
      delete schema.nullMeaning;
      if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
      if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    },
  });
  const components = Object.fromEntries(
    Object.entries(schemasById)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schemaIn(league, schema)]),
  );
  const refer = referToEnumerations(components);
  return Object.fromEntries(
    Object.entries(components).map(([id, schema]) => [
      id,
      Array.isArray(schema.enum) ? schema : refer(schema),
    ]),
  );
}

/** Returns a schema as it is in a league: with its own values, and its own in descriptions and examples. */
function schemaIn(league: League, { ofLeague, ...schema }: Json): Json {
  const values: Json = ofLeague === undefined ? {} : z.toJSONSchema(valuesOf(league, ofLeague as ValueKind));
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'pattern' && Array.isArray(values.enum))
      return ['enum', Array.isArray(schema.type) ? [...values.enum, null] : values.enum];
    if (key === 'minimum' && values.minimum !== undefined) return [key, values.minimum];
    if (key === 'description' && typeof value === 'string') return [key, textIn(league, value)];
    if (key === 'examples' && Array.isArray(value))
      return [key, value.map((example) => exampleIn(league, schema, example))];
    return [key, changeObjects(value, (inner) => schemaIn(league, inner))];
  });
  return Object.fromEntries(entries);
}

/** Returns an example of a value, of which the code has a placeholder. */
function exampleIn(league: League, { type }: Json, example: unknown): unknown {
  if (typeof example !== 'string') return example;
  const text = textIn(league, example);
  return [type].flat().includes('integer') ? Number(text) : text;
}

/** Rewrites "this type or null" as a list of two types, which generators turn into one nullable type. */
function mergeNull(schema: Json): void {
  // In JSON Schema, `anyOf` is a list of schemas.
  const options = (schema.anyOf ?? []) as Json[];
  const [valueSchema, nullSchema] = options;
  if (options.length !== 2 || nullSchema?.type !== 'null' || typeof valueSchema?.type !== 'string') return;
  delete schema.anyOf;
  const { description: _, ...constraints } = valueSchema;
  Object.assign(schema, constraints, { type: [valueSchema.type, 'null'] });
  if (Array.isArray(valueSchema.enum)) schema.enum = [...valueSchema.enum, null];
}
