import * as z from 'zod/mini';

/** The type of a column, where `json` is a list, or an object without fixed fields, as JSON text. */
export type ColumnType = 'integer' | 'number' | 'boolean' | 'string' | 'date' | 'datetime' | 'json';

/** A column of a flattened table. */
export interface Column {
  /** The field's name or, for a nested field, the path to it joined by `_`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly description: string;
  readonly unit?: string;
}

/** Returns the name of a table in SQL and Python. */
export function sqlName(file: string): string {
  return file.replaceAll('-', '_');
}

export type Cell = string | number | boolean | null;

/** Returns the columns of a flattened schema. Nested fields become columns, letters a text, and other lists JSON. */
export function columnsOf(schema: z.ZodMiniObject): Column[] {
  return Object.entries(schema.shape).flatMap(([name, schema]) => columns([name], schema, false));
}

function columns(
  path: readonly string[],
  schema: z.core.$ZodType,
  isNullable: boolean,
  outerSchema = schema,
): Column[] {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return columns(path, schema.def.innerType, true, schema);
  }
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      columns([...path, name], field, isNullable),
    );
  }
  // The outer schema's description is at least as specific as the inner one's.
  const { description = '', unit } = {
    ...z.globalRegistry.get(schema),
    ...z.globalRegistry.get(outerSchema),
  };
  return [
    {
      name: path.join('_'),
      path,
      type: typeOf(schema),
      nullable: isNullable || (schema instanceof z.ZodMiniArray && isLetters(schema.def.element)),
      description,
      ...(unit && { unit }),
    },
  ];
}

/** Returns the type of a column with this schema. */
export function typeOf(schema: z.core.$ZodType): ColumnType {
  if (schema instanceof z.ZodMiniNumberFormat) return 'integer';
  if (schema instanceof z.ZodMiniNumber) return 'number';
  if (schema instanceof z.ZodMiniBoolean) return 'boolean';
  if (schema instanceof z.ZodMiniISODate) return 'date';
  if (schema instanceof z.ZodMiniISODateTime) return 'datetime';
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum || schema instanceof z.ZodMiniURL)
    return 'string';
  // One letter for each match, such as WWDLD.
  if (schema instanceof z.ZodMiniArray && isLetters(schema.def.element)) return 'string';
  // A day or a moment.
  if (schema instanceof z.ZodMiniUnion && schema.def.options.every((option) => typeOf(option) !== 'json'))
    return 'string';
  return 'json';
}

function isLetters(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodMiniEnum && schema.options.every((value) => `${value}`.length === 1);
}

/** Returns the value of a column in a row. */
export function cellOf(row: object, { path, type }: Column): Cell {
  let value: unknown = row;
  // A path comes from a schema, so each step but the last leads to an object or null.
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | null)?.[name];
  if (value === null || value === undefined) return null;
  if (type === 'json') return JSON.stringify(value);
  // The schema of every other type has scalars, or letters: those of no match are no text.
  return Array.isArray(value) ? value.join('') || null : (value as Cell);
}
