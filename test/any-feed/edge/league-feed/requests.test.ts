import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  feedResources,
  firstPage,
  isOffered,
  isPaged,
  pathOfPage,
  requestAfter,
} from '../../../../src/edge/league-feed/requests.ts';
import { liveAdapter } from '../../../../src/feed/live-adapters.ts';
import { playerCategories, teamCategories } from '../../../../src/feed/paths.ts';

const adapter = liveAdapter();
const seasonId = 'cpl::Football_Season::ab';
const bodyOf = (currentPage: number, totalPages: number) => ({
  players: [],
  pagination: { currentPage, totalPages, isLastPage: currentPage === totalPages },
});

it('what is offered is what the feed has an address for', () => {
  const matches = '/matches';
  const offeredBy = (paths: Parameters<typeof isOffered>[0]) =>
    feedResources.filter((resource) => isOffered(paths, resource));
  expect(offeredBy(adapter.paths(seasonId))).toEqual(feedResources);
  expect(offeredBy({ matches })).toEqual(['schedule']);
  expect(offeredBy({ matches, teamStats: () => '/clubs' })).toEqual(['schedule', 'teamStats']);
});

describe('a list that is read page by page', () => {
  it('is players and clubs', () => {
    expect(feedResources.filter(isPaged)).toEqual(['players', 'teamStats']);
  });

  it('is requested page by page, category by category, to the last', () => {
    const second = requestAfter(adapter, 'players', firstPage, bodyOf(1, 2));
    expect(second).toEqual({ category: 0, page: 2 });
    const next = requestAfter(adapter, 'players', { category: 0, page: 2 }, bodyOf(2, 2));
    expect(next).toEqual(playerCategories.length > 1 ? { category: 1, page: 1 } : undefined);
    const last = { category: teamCategories.length - 1, page: 1 };
    expect(requestAfter(adapter, 'teamStats', last, bodyOf(1, 1))).toBeUndefined();
  });

  it('has an address for each page', () => {
    const paths = [firstPage, { category: 0, page: 2 }].map((page) =>
      pathOfPage(adapter, 'players', seasonId, page),
    );
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) expect(path).toMatch(/^\/.*\/stats\/players\?/);
    expect(pathOfPage(adapter, 'teamStats', seasonId, firstPage)).toContain('/stats/teams?');
    const without = { ...adapter, paths: () => ({ matches: '/matches' }) };
    expect(() => pathOfPage(without, 'players', seasonId, firstPage)).toThrow('has no list of players');
  });

  it('goes on with its first category where it was begun with more than there are now', () => {
    const [first, second] = playerCategories;
    const categories = [0, 1, playerCategories.length].map((category) =>
      categoryOf(adapter, 'players', { category, page: 1 }),
    );
    expect(categories).toEqual([first, second ?? first, first]);
  });
});
