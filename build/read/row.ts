import * as z from 'zod/mini';
import { otherColumns } from '../../src/records/dataset/table.ts';
import { unwrap } from '../../src/records/fields.ts';

type Kind = 'boolean' | 'number' | 'text';

/** The kind of each schema, cached since every field needs it and the schemas do not change. */
const kinds = new WeakMap<z.core.$ZodType, Kind>();

/** Returns which values a column of a schema has. */
function kindOf(schema: z.core.$ZodType): Kind {
  const cachedKind = kinds.get(schema);
  if (cachedKind) return cachedKind;
  const innerSchema = unwrap(schema);
  const kind =
    innerSchema instanceof z.ZodMiniBoolean
      ? 'boolean'
      : innerSchema instanceof z.ZodMiniNumber
        ? 'number'
        : 'text';
  kinds.set(schema, kind);
  return kind;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Returns the value of a CSV field for its column's schema. An empty field is null, and a number or a boolean is parsed where
 * one is expected. A field that does not fit stays text, which the schema then rejects.
 */
export function fieldValue(text: string, schema: z.core.$ZodType): string | number | boolean | null {
  if (text === '') return null;
  const kind = kindOf(schema);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return kind === 'number' && decimal.test(text) ? Number(text) : text;
}

/** Returns the schema of a column, or undefined where the table has no such column. */
export function columnSchema(row: z.ZodMiniObject, column: string): z.core.$ZodType | undefined {
  const collector = otherColumns(row);
  if (!collector) return row.shape[column];
  return column !== collector.field && Object.hasOwn(row.shape, column) ? row.shape[column] : collector.value;
}

/** Describes what the schema expected where it rejected a value, such as `expected a whole number`. */
export function expectation(issue: z.core.$ZodIssue, schema?: z.core.$ZodType): string {
  if (issue.message.startsWith('expected')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeName(issue.expected, schema)}`;
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
      return issue.issues[0] ? expectation(issue.issues[0]) : issue.message;
    case 'invalid_union':
      // The union is one of objects that differ in one field.
      return 'options' in issue ? `expected one of ${issue.options?.join(', ')}` : issue.message;
    default:
      return `expected ${issue.message}`;
  }
}

function lengthOf({ origin }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  return origin === 'string' || origin === 'array' ? 'a length of ' : '';
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

function typeName(type: string, schema: z.core.$ZodType | undefined): string {
  if (schema && unwrap(schema) instanceof z.ZodMiniNumberFormat) return 'a whole number';
  return typeNames[type] ?? `a ${type}`;
}
