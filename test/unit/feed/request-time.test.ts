import { expect, it } from 'vitest';
import { isZeroDate } from '../../../src/feed/parse-entries.ts';
import { requestTime } from '../../../src/feed/sdp/fields.ts';

const timeOf = (apiCallRequestTime: unknown) => requestTime({ apiCallRequestTime })?.toISOString();

it('is when the feed made the answer', () => {
  expect(timeOf('2026-01-21T00:54:35.2797182+00:00')).toBe('2026-01-21T00:54:35.279Z');
  expect(timeOf('2026-01-20T19:54:35-05:00')).toBe('2026-01-21T00:54:35.000Z');
  expect(timeOf('2026-01-21T00:54:35Z')).toBe('2026-01-21T00:54:35.000Z');
});

it.for([undefined, null, '', 'soon', 7, {}, '0001-01-01T00:00:00', '0001-01-01T00:00:00+00:00'])(
  'is unknown where the answer has %j',
  (time) => {
    expect(timeOf(time)).toBeUndefined();
  },
);

it.for([null, '<html>', 7, []])('is unknown of the answer %j', (body) => {
  expect(requestTime(body)).toBeUndefined();
});

it('has a zero date for an unknown one', () => {
  expect(isZeroDate('0001-01-01T00:00:00')).toBe(true);
  expect(isZeroDate('2001-01-01T00:00:00')).toBe(false);
  expect(isZeroDate(undefined)).toBe(false);
});
