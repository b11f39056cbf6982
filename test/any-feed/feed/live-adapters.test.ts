import { expect, it } from 'vitest';
import { feedAdapter, feedAdapters } from '../../../src/feed/adapters.ts';
import { liveAdapter, liveAdapters } from '../../../src/feed/live-adapters.ts';

it('are the live parts of the adapters', () => {
  expect(Object.keys(liveAdapters).sort()).toEqual(Object.keys(feedAdapters).sort());
  expect(feedAdapter()).toMatchObject(liveAdapter());
});
