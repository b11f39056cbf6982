import type { FeedAdapter, ListName, StatisticsPage } from '../../feed/adapter.ts';
import { UnexpectedResponseError } from '../../feed/parse-entries.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { FetchPage } from './feed-source.ts';

/** Entries a page: of players, some 2 MB. A season takes 22 requests of the 50 that the free plan allows an invocation. */
const pageSize = 80;

/**
 * Fetches all pages of all categories of a list, one after the other.
 *
 * @throws {FeedError} if the feed does not give one of them
 * @throws {UnexpectedResponseError} if the feed has no such list, or says in another way which page is the last
 */
export async function fetchList(
  list: ListName,
  adapter: FeedAdapter,
  { seasonId }: SeasonContext,
  fetchPage: FetchPage,
): Promise<StatisticsPage[]> {
  const pathOf = adapter.paths(seasonId)[list];
  if (!pathOf) throw new UnexpectedResponseError(`has no list of ${list}`);
  const pages: StatisticsPage[] = [];
  for (const category of adapter.categories[list]) {
    for (let page: number | undefined = 1; page !== undefined; ) {
      const { body } = await fetchPage(pathOf(category, page, pageSize));
      // A page may be of some megabytes: as much as is not parsed is given up at once.
      pages.push({ category, body: adapter.trimPage(list, body) });
      page = adapter.nextPage(body, page);
    }
  }
  return pages;
}
