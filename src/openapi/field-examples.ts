import { componentAt, type Json } from './component.ts';

/** The rows of a list that are searched for a known value of each field. */
const maxRows = 500;

/** Gives each field that an answer has its first known value as an example, in the schema and in those it refers to. */
export function addFieldExamples(
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
