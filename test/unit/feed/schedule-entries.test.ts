import { expect, it } from 'vitest';
import { maxEntries } from '../../../src/feed/parse-entries.ts';
import { scheduleEntries } from '../../../src/feed/sdp/infer-ids.ts';

it('the entries of a schedule are returned whatever they are', () => {
  expect(scheduleEntries({ matches: [{ matchId: 'a' }, null, 'text'] })).toEqual([
    { matchId: 'a' },
    null,
    'text',
  ]);
});

it.for([undefined, null, [], 'text', {}, { matches: {} }, { matches: Array(maxEntries + 1).fill(0) }])(
  'an answer that is no schedule has no entries: %o',
  (body) => {
    expect(scheduleEntries(body)).toEqual([]);
  },
);
