import { firstIssue, type ParseResult, UnexpectedResponseError } from './parse-entries.ts';
import { pagesSchema } from './schemas/statistics.ts';

/** The most pages of one list that are followed: a season of players has 48 of five each. */
export const maxPages = 50;

/** A page of a list of statistics, and the category of its request. */
export interface StatisticsPage {
  readonly category: string;
  readonly body: unknown;
}

/**
 * Returns the number of the page after a page, or undefined after the last. `isLastPage: false` counts as much as
 * `totalPages`.
 *
 * @param page the number of the page, from 1
 * @throws {UnexpectedResponseError} if the answer says it in another way, or has more pages than any season fills
 */
export function nextPage(body: unknown, page: number): number | undefined {
  const result = pagesSchema.safeParse(body);
  if (!result.success) throw new UnexpectedResponseError(firstIssue(result.error));
  const { totalPages = 1, isLastPage } = result.data.pagination ?? {};
  const isLast = page >= totalPages && isLastPage !== false;
  if (isLast) return undefined;
  if (page >= maxPages) throw new UnexpectedResponseError(`has more than ${maxPages} pages`);
  return page + 1;
}

/**
 * Parses all pages of a list: each on its own, then their entries together.
 *
 * @throws {UnexpectedResponseError} if a page is no such list
 */
export function parsePages<Entry, Row>(
  pages: readonly StatisticsPage[],
  parsePage: (page: StatisticsPage) => ParseResult<Entry>,
  combine: (entries: readonly Entry[]) => ParseResult<Row>,
): ParseResult<Row> {
  const parsedPages = pages.map(parsePage);
  const { entries, rejected } = combine(parsedPages.flatMap((page) => page.entries));
  return { entries, rejected: [...parsedPages.flatMap((page) => page.rejected), ...rejected] };
}
