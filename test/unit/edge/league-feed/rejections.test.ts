import { expect, it } from 'vitest';
import {
  joinRejections,
  rejectedEntries,
  rejectionsOf,
} from '../../../../src/edge/league-feed/rejections.ts';
import { RejectedEntry } from '../../../../src/feed/parse-entries.ts';

it('rejections are counted, and the first ten described, however many lists they come from', () => {
  const entries = (from: string) =>
    Array.from({ length: 6 }, (_, at) => new RejectedEntry(`${from} ${at}`, 'why'));
  expect(rejectionsOf([...entries('a'), ...entries('b')]).reasons).toHaveLength(10);
  const { count, reasons } = joinRejections([rejectionsOf(entries('a')), rejectionsOf(entries('b'))]);
  expect(count).toBe(12);
  expect([reasons.length, reasons[0], reasons[9]]).toEqual([10, 'a 0: why', 'b 3: why']);
});

it('a value is named by its row and column, a whole row by its key', () => {
  const change = { table: 'matches', row: 'm1', before: 1, after: 2, outcome: 'loss', why: 'why' } as const;
  expect(
    rejectedEntries([
      { ...change, column: 'date' },
      { ...change, column: null },
    ]),
  ).toEqual([
    { what: 'm1 date', why: 'why' },
    { what: 'm1', why: 'why' },
  ]);
});
