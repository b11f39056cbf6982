import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { feedAdapter, feedAdapters } from '../../src/feed/adapters.ts';
import { league } from '../../src/records/league.ts';
import { feedAdapterNames, leagueSchema } from '../../src/records/league-schema.ts';
import { root } from '../support/tables.ts';

it('are those that data/league.json may name', () => {
  expect(Object.keys(feedAdapters).sort()).toEqual([...feedAdapterNames].sort());
  for (const adapter of Object.keys(feedAdapters))
    expect(leagueSchema.parse({ ...league, feed: { ...league.feed, adapter } }).feed?.adapter).toBe(adapter);
});

it('the one that data/league.json names is used', () => {
  expect(feedAdapter()).toBe(feedAdapters[league.feed?.adapter as keyof typeof feedAdapters]);
});

it('each member is described in FORKING.md', async () => {
  const guide = await readFile(path.join(root, 'FORKING.md'), 'utf8');
  const adapter = feedAdapter();
  const members = [adapter, adapter.paths('season'), adapter.players].flatMap(Object.keys);
  expect(members.filter((name) => !new RegExp(`\`${name}[\`(]`).test(guide))).toEqual([]);
});
