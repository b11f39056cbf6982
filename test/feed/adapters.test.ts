import { expect, it } from 'vitest';
import { feedAdapter, feedAdapters } from '../../src/feed/adapters.ts';
import { league } from '../../src/records/league.ts';
import { feedAdapterNames, leagueSchema } from '../../src/records/league-schema.ts';

it('are those that data/league.json may name', () => {
  expect(Object.keys(feedAdapters).sort()).toEqual([...feedAdapterNames].sort());
  for (const adapter of Object.keys(feedAdapters))
    expect(leagueSchema.parse({ ...league, feed: { ...league.feed, adapter } }).feed?.adapter).toBe(adapter);
});

it('the one that data/league.json names is used', () => {
  expect(feedAdapter()).toBe(feedAdapters[league.feed?.adapter as keyof typeof feedAdapters]);
});
