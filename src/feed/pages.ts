import { firstIssue, UnexpectedResponseError } from './parse-entries.ts';
import { pagesSchema } from './schemas/statistics.ts';

/**
 * How many pages the answers of a list have, by the first of them.
 *
 * @throws {UnexpectedResponseError} if it says so in another way, or more than any season fills
 */
export function pageCount(body: unknown): number {
  const parsed = pagesSchema.safeParse(body);
  if (!parsed.success) throw new UnexpectedResponseError(firstIssue(parsed.error));
  return Math.max(1, parsed.data.pagination?.totalPages ?? 1);
}
