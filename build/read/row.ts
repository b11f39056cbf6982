import * as z from 'zod';

/** The type under what makes it optional or nullable. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? inner(schema.unwrap()) : schema;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * A CSV field as the value its column's schema speaks of: empty is null, digits are a number where one is expected.
 * What does not fit is left as text for the schema to refuse.
 */
export function fieldValue(text: string, schema: z.core.$ZodType): string | number | null {
  if (text === '') return null;
  return inner(schema) instanceof z.ZodNumber && decimal.test(text) ? Number(text) : text;
}

/** The schema of a column, or undefined where the table has no such column. */
export function columnSchema(row: z.ZodObject, column: string): z.core.$ZodType | undefined {
  return row.shape[column] ?? row.def.catchall;
}

const kinds: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
};

/** What the schema expected, for one issue it raised: «expected a whole number of at least 0». */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `expected ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `expected ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    default:
      return issue.message.startsWith('expected') ? issue.message : `expected ${issue.message}`;
  }
}
