import { expect, it } from 'vitest';
import type { FetchPage } from '../../../../src/edge/league-feed/feed-source.ts';
import { fetchList } from '../../../../src/edge/league-feed/fetch-list.ts';
import type { FeedAdapter } from '../../../../src/feed/adapter.ts';
import { scheduleAlone } from '../../../../src/feed/schedule-alone.ts';
import { nextPage } from '../../../../src/feed/sdp/statistics.ts';
import type { SeasonContext } from '../../../../src/feed/season-context.ts';

const adapter: FeedAdapter = {
  ...scheduleAlone,
  headers: {},
  parseSchedule: () => ({ entries: [], rejected: [] }),
  paths: (seasonId) => ({ matches: '', players: (category, page) => `/${seasonId}/${category}/${page}` }),
  nextPage,
  categories: { players: ['general', 'passing'], teamStats: [] },
  trimPage: (list, body) => ({ list, body }),
};
const context = { seasonId: 's' } as SeasonContext;

/** Fetches the players of a feed, and returns what it was asked. */
async function fetchFrom(answer: (path: string) => object) {
  const requested: string[] = [];
  const fetchPage: FetchPage = async (path) => {
    requested.push(path);
    return { body: answer(path), answeredAt: 0 };
  };
  const outcome = await fetchList('players', adapter, context, fetchPage).catch(
    ({ message }: Error) => message,
  );
  return { outcome, requested };
}

it('a list is fetched page by page in each category, as much of each page as is parsed', async () => {
  const { outcome, requested } = await fetchFrom((path) => ({
    pagination: { totalPages: path.includes('general') ? 2 : 1 },
  }));
  expect(requested).toEqual(['/s/general/1', '/s/general/2', '/s/passing/1']);
  expect(outcome).toMatchObject([
    { category: 'general', body: { list: 'players' } },
    { category: 'general' },
    { category: 'passing' },
  ]);
});

it('a list whose last page never comes ends after as many pages as a season can have', async () => {
  const { outcome, requested } = await fetchFrom(() => ({ pagination: { isLastPage: false } }));
  expect(outcome).toBe('has more than 50 pages');
  expect(requested).toHaveLength(50);
});

it('a list that the feed does not have is not fetched', async () => {
  await expect(fetchList('teamStats', adapter, context, () => Promise.reject())).rejects.toThrow(
    'has no list of teamStats',
  );
});
