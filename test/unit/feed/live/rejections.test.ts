import { expect, it } from 'vitest';
import { joinRejections, rejectionsOf } from '../../../../src/feed/live/source-reader.ts';
import { RejectedEntry } from '../../../../src/feed/parse-entries.ts';

it('rejections are counted, and the first ten described, however many lists they come from', () => {
  const entries = (from: string) =>
    Array.from({ length: 6 }, (_, at) => new RejectedEntry(`${from} ${at}`, 'why'));
  expect(rejectionsOf([...entries('a'), ...entries('b')]).reasons).toHaveLength(10);
  const { count, reasons } = joinRejections([rejectionsOf(entries('a')), rejectionsOf(entries('b'))]);
  expect(count).toBe(12);
  expect([reasons.length, reasons[0], reasons[9]]).toEqual([10, 'a 0: why', 'b 3: why']);
});
