import type * as z from 'zod';

/** Whether a column of a table is a share of 100. */
export function isPercentage(row: z.ZodObject, column: string): boolean {
  const schema: z.ZodType | undefined = Object.hasOwn(row.shape, column) ? row.shape[column] : undefined;
  return schema?.meta()?.unit === '%';
}
