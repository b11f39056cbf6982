import type { GivenQuery } from './endpoint.ts';
import type { List } from './public-types.ts';

/** The fields of a page that lead to the next. */
interface Page {
  readonly offset: number;
  readonly has_more: boolean;
  readonly [field: string]: unknown;
}

/**
 * Returns a list that requests its pages when they are needed.
 *
 * @param field the field of a page that has the rows
 */
export function listOf(
  request: (query: GivenQuery) => Promise<unknown>,
  query: GivenQuery,
  field: string,
): List<unknown, unknown> {
  // The field of a page that has the rows is a list, by the service's schema.
  const rowsOf = (page: Page) => page[field] as readonly unknown[];

  async function* pages(): AsyncGenerator<Page> {
    let offset = query.offset;
    for (;;) {
      // Every answer of an endpoint with pages has the fields of a page.
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
