import type * as z from 'zod';

/** Whether a column of a table is a share of 100. */
export function isPercentage(row: z.ZodObject, column: string): boolean {
  const schema = Object.hasOwn(row.shape, column) ? (row.shape[column] as z.ZodType) : undefined;
  return schema?.meta()?.unit === '%';
}
