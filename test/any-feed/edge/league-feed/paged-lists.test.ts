import { expect, it, vi } from 'vitest';
import { PagedLists } from '../../../../src/edge/league-feed/paged-lists.ts';
import { liveAdapter } from '../../../../src/feed/live-adapters.ts';
import { inMemoryValues } from '../../../support/in-memory-values.ts';

it('lists are read one after the other, each until it ends, also after an eviction', async () => {
  const values = inMemoryValues();
  const onRound = vi.fn();
  const lists = new PagedLists(values, onRound, liveAdapter());
  lists.open(String);
  const ended: string[] = [];
  for (const resource of ['teamStats', 'players'] as const)
    void lists.begin(resource, `${resource} rows`, 5).then(() => ended.push(resource));
  expect(onRound).toHaveBeenCalledTimes(2);

  const after = new PagedLists(values, onRound, liveAdapter());
  after.open(String);
  expect([after.hasSteps, after.next()?.now]).toEqual([true, 5]);

  for (let round = lists.next(); round; round = lists.next()) {
    lists.end(round);
    await Promise.resolve();
  }
  expect(ended).toEqual(['teamStats', 'players']);
  expect(lists.hasSteps).toBe(false);

  const afterTheEnd = new PagedLists(values, onRound, liveAdapter());
  afterTheEnd.open(String);
  expect(afterTheEnd.hasSteps).toBe(false);
});

it('a list that is begun again while a step of the former reading waits goes on when that step fails', () => {
  const values = inMemoryValues();
  const before = new PagedLists(values, vi.fn(), liveAdapter());
  void before.begin('players', 'rows', 5);

  const lists = new PagedLists(values, vi.fn(), liveAdapter());
  lists.open(String);
  const former = lists.next();
  void lists.begin('players', 'rows', 6);
  if (former) lists.end(former);
  expect(lists.next()?.now).toBe(6);
  const after = new PagedLists(values, vi.fn(), liveAdapter());
  after.open(String);
  expect(after.next()?.now).toBe(6);
});
