import type { List } from './public-types.ts';
import type { GivenQuery } from './query.ts';

/** The fields of a page that lead to the next. */
interface Page {
  readonly offset: number;
  readonly has_more: boolean;
  readonly [collection: string]: unknown;
}

/**
 * Returns a list that requests its pages when they are needed.
 *
 * @param collections the fields that may have the rows; a page has one of them
 */
export function listOf(
  request: (query: GivenQuery) => Promise<unknown>,
  query: GivenQuery,
  collections: readonly string[],
): List<unknown, unknown> {
  const rowsOf = (page: Page) =>
    // A collection of a page is a list, by the service's schema.
    (collections.map((name) => page[name]).find((rows) => rows !== undefined) ?? []) as unknown[];

  async function* pages(): AsyncGenerator<Page> {
    let offset: unknown = query.offset;
    for (;;) {
      // Every answer of the service that has a collection has the fields of a page.
      const page = (await request({ ...query, offset })) as Page;
      yield page;
      const { length } = rowsOf(page);
      if (!page.has_more || length === 0) return;
      offset = page.offset + length;
    }
  }

  return {
    pages,
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for one page, as a promise is.
    then: (onFulfilled, onRejected) => request(query).then(onFulfilled, onRejected),
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* rowsOf(page);
    },
  };
}
