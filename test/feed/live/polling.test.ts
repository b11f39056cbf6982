import { expect, it } from 'vitest';
import { dueAt, isMatchNear, isStale } from '../../../src/feed/live/polling.ts';
import type { Match } from '../../../src/records/match.ts';

const minuteMs = 60_000;
const answeredAt = Date.parse('2026-05-01T20:00:00Z');

it('dueAt is 15 seconds after a failure, and no sooner than the end of the window', () => {
  expect(dueAt({ askedAt: 0, failedAt: 20_000 }, 15_000)).toBe(35_000);
  expect(dueAt({ askedAt: 40_000, failedAt: 0 }, 60_000)).toBe(100_000);
});

it('isStale is true after a failure, and for an answer made more than five minutes ago', () => {
  expect(isStale({ answeredAt }, answeredAt + 5 * minuteMs)).toBe(false);
  expect(isStale({ answeredAt }, answeredAt + 5 * minuteMs + 1)).toBe(true);
  expect(isStale({ answeredAt, error: 'why' }, answeredAt)).toBe(true);
  expect(isStale({}, 0)).toBe(true);
});

const kickoff_utc = '2026-05-01T20:00:00Z';
const near = (minutes: number, over: Partial<Match> = {}) =>
  isMatchNear(
    { status: 'UPCOMING', kickoff_utc, ...over } as Match,
    Date.parse(kickoff_utc) + minutes * 60_000,
  );

it.for([
  [-16, false],
  [-15, true],
  [0, true],
  [180, true],
  [181, false],
] as const)('isMatchNear %i minutes from the kick-off is %s', ([minutes, expected]) => {
  expect(near(minutes)).toBe(expected);
});

it.for(['FINISHED', 'POSTPONED', 'CANCELLED'] as const)(
  'isMatchNear is false of a match that is %s',
  (status) => {
    expect(near(0, { status })).toBe(false);
  },
);

it('isMatchNear is false where the kick-off is not known', () => {
  expect(near(0, { kickoff_utc: null })).toBe(false);
});
