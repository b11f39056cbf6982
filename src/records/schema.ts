import * as z from 'zod/mini';

/**
 * How schemas say what a value means. Schemas are those of `zod/mini`, since the methods of zod's own cannot be left out of
 * the Worker's bundle.
 */

// The messages about rejected entries of the feed and faults of the dataset; `zod/mini` comes without any.
z.config({ localeError: expectation });

declare module 'zod/v4/core' {
  interface GlobalMeta {
    /** The unit: minutes, °C, metres. Plain counts and names have none. */
    unit?: string;
    /** The meaning of null: why the value is missing. */
    nullMeaning?: string;
    /** The kind of value that each league has its own of; `src/records/in-league.ts` has their schemas. */
    ofLeague?: 'season' | 'stage' | 'stages' | 'time zone';
  }
}

/** Returns a schema with metadata, which it has beside those of the schema that it is made from. */
export function withMeta<Schema extends z.core.$ZodType>(schema: Schema, meta: z.core.GlobalMeta): Schema {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, meta);
  return copy;
}

/** Returns a schema whose value may be unknown: `null` in JSON, an empty field in CSV. */
export function nullable<Schema extends z.core.$ZodType>(schema: Schema, nullMeaning: string) {
  return withMeta(z.nullable(schema), { ...withoutId(schema), nullMeaning });
}

/** Returns a schema with a description whose value may be unknown, and why it then is. */
export function orNull<Schema extends z.core.$ZodType>(
  schema: Schema,
  description: string,
  nullMeaning: string,
  unit?: string,
) {
  return nullable(described(schema, description, unit), nullMeaning);
}

/** Returns a schema with a description and, optionally, a unit. */
export function described<Schema extends z.core.$ZodType>(
  schema: Schema,
  description: string,
  unit?: string,
): Schema {
  return withMeta(schema, { ...withoutId(schema), description, ...(unit && { unit }) });
}

/** Returns the schema of a list, with a description. */
export function arrayOf<Schema extends z.core.$ZodType>(element: Schema, description: string) {
  return withMeta(z.array(element), { description });
}

/** Returns the schema of an object that documents refer to by its id. */
export function objectSchema<Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) {
  return withMeta(z.object(shape), { id, description });
}

/** Returns the schema of one of a few values, to which documents refer by its id. */
export function enumeration<const Value extends string>(
  id: string,
  description: string,
  values: readonly Value[],
) {
  return withMeta(z.enum(values), { id, description });
}

/** Returns the metadata of a schema for another schema made from it: an id belongs to one schema alone. */
function withoutId(schema: z.core.$ZodType) {
  const { id: _, ...meta } = z.globalRegistry.get(schema) ?? {};
  return meta;
}

/** The names of the fields of a row that are numbers, known or not. */
export type NumericFieldOf<Row> = {
  [Name in keyof Row]-?: number extends Row[Name]
    ? [Row[Name]] extends [number | null]
      ? Name
      : never
    : never;
}[keyof Row] &
  string;

/** Returns the names of the fields that are numbers, null included, in the order of the schema. */
export function numericFields<Shape extends z.core.$ZodShape>(
  rowSchema: z.ZodMiniObject<Shape>,
): NumericFieldOf<z.infer<z.ZodMiniObject<Shape>>>[] {
  const names = Object.entries(rowSchema.shape)
    .filter(
      ([, schema]) =>
        (schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema) instanceof z.ZodMiniNumber,
    )
    .map(([name]) => name);
  // The class of a zod schema says at run time what its type does not.
  return names as NumericFieldOf<z.infer<z.ZodMiniObject<Shape>>>[];
}

/** Returns the schema inside optional and nullable. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional
    ? unwrap(schema.def.innerType)
    : schema;
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Describes what a schema expected where it rejected a value, such as `expected a whole number`. */
function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = issue.inst instanceof z.ZodMiniNumberFormat ? 'int' : issue.expected;
      return `expected ${typeNames[expected] ?? `a ${expected}`}`;
    }
    case 'invalid_value':
      return `expected one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `expected ${lengthOf(issue)}${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `expected ${lengthOf(issue)}${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    case 'unrecognized_keys':
      return `expected no field ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return `expected ${issue.pattern ? `text of the form ${issue.pattern}` : `a valid ${issue.format}`}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'expected another name';
    case 'invalid_union':
      // The union is one of objects that differ in one field.
      return Array.isArray(issue.options)
        ? `expected one of ${issue.options.join(', ')}`
        : 'expected another value';
    default:
      return 'expected another value';
  }
}

function lengthOf({ origin }: { readonly origin: string }): string {
  return origin === 'string' || origin === 'array' ? 'a length of ' : '';
}
