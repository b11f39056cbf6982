import { expect, it, vi } from 'vitest';
import { PagedLists } from '../../../src/edge/league-feed/paged-lists.ts';
import type { StoredValues } from '../../../src/edge/league-feed/stored-values.ts';

const page = { teams: [], pagination: { totalPages: 1, isLastPage: true } };
const nameOf = (resource: string) => resource;

it('a list is read page by page, goes on after an eviction, and leaves nothing stored', () => {
  const stored = new Map<string, unknown>();
  const values = {
    get: (name: string) => stored.get(name),
    set: (name: string, value: unknown) => void stored.set(name, value),
    delete: (name: string) => void stored.delete(name),
  } as unknown as StoredValues;
  const onRound = vi.fn();
  const before = new PagedLists(values, onRound);
  before.open(nameOf);
  void before.begin('teamStats', 5);
  expect([onRound.mock.calls.length, before.hasPagesToRead()]).toEqual([1, true]);
  expect(before.next()?.add(page, 3)).toBeUndefined();

  const after = new PagedLists(values, onRound);
  after.open(nameOf);
  let pages = 1;
  for (let whole: unknown; !whole; pages++) whole = after.next()?.add(page, 4);
  // The answer is as old as its oldest page.
  expect(after.next()?.add(page, 9)).toMatchObject({ answeredAt: 3, pages: { length: pages } });
  after.next()?.end();
  expect([after.hasPagesToRead(), stored.size]).toEqual([false, 0]);
});
