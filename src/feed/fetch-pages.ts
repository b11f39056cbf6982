import type { FeedAdapter, ListName, StatisticsPage } from './adapter.ts';

/**
 * Fetches the pages of one category of a list, one after the other. A page that repeats the one before ends the list: a
 * server that ignores the number of the page would send it for ever.
 *
 * @param pathOf returns the address of a page; pages count from 1
 * @param trim takes from a page what is not parsed
 * @throws {UnexpectedResponseError} if an answer is no such list, or says in another way which page is the last
 */
export async function* fetchPages(
  adapter: FeedAdapter,
  list: ListName,
  category: string,
  pathOf: (page: number) => string,
  fetchBody: (path: string) => Promise<unknown>,
  trim: (body: unknown) => unknown = (body) => body,
): AsyncGenerator<StatisticsPage> {
  let previous: string | undefined;
  for (let page: number | undefined = 1; page !== undefined; ) {
    const answer = await fetchBody(pathOf(page));
    const body = trim(answer);
    const entries = JSON.stringify(adapter.entriesOf(list, body));
    if (entries === previous) return;
    yield { category, body };
    previous = entries;
    page = adapter.nextPage(answer, page);
  }
}
