import * as z from 'zod';

/** The fields of a record that a number stands in, known or not. */
export function numericFields<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>): string[] {
  return Object.entries(record.shape)
    .filter(
      ([, schema]) => (schema instanceof z.ZodNullable ? schema.unwrap() : schema) instanceof z.ZodNumber,
    )
    .map(([name]) => name);
}
