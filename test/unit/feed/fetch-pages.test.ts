import { expect, it } from 'vitest';
import type { FeedAdapter } from '../../../src/feed/adapter.ts';
import { fetchPages } from '../../../src/feed/fetch-pages.ts';
import { scheduleAlone } from '../../../src/feed/schedule-alone.ts';
import { nextPage } from '../../../src/feed/sdp/statistics.ts';

const adapter: FeedAdapter = {
  ...scheduleAlone,
  headers: {},
  paths: () => ({ matches: '' }),
  parseSchedule: () => ({ entries: [], rejected: [] }),
  nextPage,
  entriesOf: (_list, body) => (body as { players: unknown[] }).players,
};

/** Fetches the players of a feed, and returns what it was asked. */
async function fetchFrom(answer: (path: string) => object, trim?: (body: unknown) => unknown) {
  const requested: string[] = [];
  const fetchBody = async (path: string) => {
    requested.push(path);
    return answer(path);
  };
  const pathOf = (page: number) => `/${page}`;
  const pages: unknown[] = [];
  let failure: unknown;
  try {
    for await (const page of fetchPages(adapter, 'players', 'general', pathOf, fetchBody, trim))
      pages.push(page);
  } catch (error) {
    failure = error;
  }
  return { pages, failure, requested };
}

it('a category is fetched page by page, as much of each page as is parsed', async () => {
  const trim = (body: unknown) => ({ players: (body as { players: string[] }).players.slice(0, 1) });
  const { pages, requested } = await fetchFrom(
    (path) => ({ players: [path, 'more'], pagination: { totalPages: 2 } }),
    trim,
  );
  expect(requested).toEqual(['/1', '/2']);
  expect(pages).toEqual([
    { category: 'general', body: { players: ['/1'] } },
    { category: 'general', body: { players: ['/2'] } },
  ]);
});

it('a list whose last page never comes ends after as many pages as a season can have', async () => {
  const { failure, requested } = await fetchFrom((path) => ({
    players: [path],
    pagination: { isLastPage: false },
  }));
  expect(failure).toHaveProperty('message', 'has more than 50 pages');
  expect(requested).toHaveLength(50);
});

it('a list ends with a page that repeats the one before, from a server that ignores the number', async () => {
  const { pages, requested } = await fetchFrom(() => ({
    players: ['a'],
    pagination: { isLastPage: false },
  }));
  expect(pages).toHaveLength(1);
  expect(requested).toEqual(['/1', '/2']);
});
