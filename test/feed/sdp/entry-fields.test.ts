import { expect, it } from 'vitest';
import { minutes, requestTime } from '../../../src/feed/sdp/entry-fields.ts';

it.for([
  ['57', 57],
  [0, 0],
  ['150', 150],
  ['151', null],
  [-1, null],
  [1.5, null],
  ['', null],
  ['57 min', null],
  [null, null],
  [undefined, null],
  [{}, null],
] as const)('the time %j is %j minutes', ([value, expected]) => {
  expect(minutes.parse(value)).toBe(expected);
});

const timeOf = (apiCallRequestTime: unknown) => requestTime({ apiCallRequestTime })?.toISOString();

it('the request time is when the feed made the answer', () => {
  expect(timeOf('2026-01-21T00:54:35.2797182+00:00')).toBe('2026-01-21T00:54:35.279Z');
  expect(timeOf('2026-01-20T19:54:35-05:00')).toBe('2026-01-21T00:54:35.000Z');
  expect(timeOf('2026-01-21T00:54:35Z')).toBe('2026-01-21T00:54:35.000Z');
});

it.for([undefined, null, '', 'soon', 7, {}, '0001-01-01T00:00:00', '0001-01-01T00:00:00+00:00'])(
  'the request time is unknown where the answer has %j',
  (time) => {
    expect(timeOf(time)).toBeUndefined();
  },
);
