import * as z from 'zod';
import { otherColumns } from '../../src/records/dataset/other-columns.ts';

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

/** Returns the schema of a column, or undefined where the table has no such column. */
export function columnSchema(row: z.ZodObject, column: string): z.core.$ZodType | undefined {
  const others = otherColumns(row);
  if (!others) return row.shape[column];
  return column !== others.field && Object.hasOwn(row.shape, column) ? row.shape[column] : others.value;
}

/** What the schema expected, for an issue it raised about a value: «expected a whole number». */
export function expectation(issue: z.core.$ZodIssue, schema?: z.core.$ZodType): string {
  if (issue.message.startsWith('expected')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeName(issue.expected, schema)}`;
    case 'invalid_value':
      return `expected one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `expected ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `expected ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    default:
      return `expected ${issue.message}`;
  }
}

function typeName(expected: string, schema: z.core.$ZodType | undefined): string {
  if (expected === 'int' || (schema && inner(schema) instanceof z.ZodNumberFormat)) return 'a whole number';
  return expected === 'string' ? 'text' : `a ${expected}`;
}
