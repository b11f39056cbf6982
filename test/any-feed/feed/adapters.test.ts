import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { feedAdapter, feedAdapters } from '../../../src/feed/adapters.ts';
import { feedAdapterNames } from '../../../src/records/feed-settings.ts';
import { league } from '../../../src/records/league.ts';
import { root } from '../../support/tables.ts';

it('are those that data/league.json may name', () => {
  expect(Object.keys(feedAdapters).sort()).toEqual([...feedAdapterNames].sort());
});

it('the one that data/league.json names is used', () => {
  expect(feedAdapter()).toBe(feedAdapters[league.feed?.adapter as keyof typeof feedAdapters]);
});

it('each member is described in FORKING.md', async () => {
  const guide = await readFile(path.join(root, 'FORKING.md'), 'utf8');
  const adapter = feedAdapter();
  const members = [adapter, adapter.paths('season')].flatMap(Object.keys);
  expect(members.filter((name) => !new RegExp(`\`${name}[\`(]`).test(guide))).toEqual([]);
});
