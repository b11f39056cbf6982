import type * as z from 'zod/mini';

/** Returns an invented row of a record, of which everything is unknown but what is given. */
export function blankRecord<Record extends z.ZodMiniObject>(
  record: Record,
  given: Partial<z.infer<Record>>,
): z.infer<Record> {
  const fields = Object.keys(record.shape).map((name) => [name, null]);
  return { ...Object.fromEntries(fields), ...given };
}
