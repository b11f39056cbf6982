import * as z from 'zod';

/** The names of the fields of a row that are numbers, known or not. */
export type NumericFieldOf<Row> = {
  [Name in keyof Row]-?: number extends Row[Name]
    ? [Row[Name]] extends [number | null]
      ? Name
      : never
    : never;
}[keyof Row] &
  string;

/** Returns the names of a record's fields that are numbers, known or not, in the record's order. */
export function numericFields<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
): NumericFieldOf<z.infer<z.ZodObject<Shape>>>[] {
  const names = Object.entries(record.shape)
    .filter(
      ([, schema]) => (schema instanceof z.ZodNullable ? schema.unwrap() : schema) instanceof z.ZodNumber,
    )
    .map(([name]) => name);
  // The class of a zod schema says at run time what its type does not.
  return names as NumericFieldOf<z.infer<z.ZodObject<Shape>>>[];
}
