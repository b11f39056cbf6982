import { describe, expect, it } from 'vitest';
import { dueAt, isDue, isStale, isUsable, retryDelayMs } from '../../../../src/feed/live/timing.ts';

const windowMs = 20_000;
const minuteMs = 60_000;
const answeredAt = Date.parse('2026-05-01T20:00:00Z');

it.for([
  [{}, true],
  [{ askedAt: 1 }, false],
  [{ askedAt: 0 }, true],
  [{ failedAt: windowMs - retryDelayMs }, true],
  [{ failedAt: windowMs - retryDelayMs + 1 }, false],
  [{ askedAt: 0, failedAt: windowMs - 1 }, false],
] as const)('isDue at the end of the first window, after %j, is %s', ([attempts, expected]) => {
  expect(isDue(attempts, windowMs, windowMs)).toBe(expected);
});

describe('dueAt', () => {
  it('is the end of the window, or of the pause after a failure', () => {
    expect(dueAt({}, windowMs)).toBe(0);
    expect(dueAt({ askedAt: 5 }, windowMs)).toBe(5 + windowMs);
    expect(dueAt({ askedAt: 5, failedAt: 50_000 }, windowMs)).toBe(50_000 + retryDelayMs);
  });

  it('is twice as late after each further failure, up to ten minutes', () => {
    const delays = Array.from({ length: 8 }, (_, index) => dueAt({ failedAt: 0, failures: index + 1 }, 0));
    expect(delays.map((delayMs) => delayMs / 1000)).toEqual([15, 30, 60, 120, 240, 480, 600, 600]);
  });

  it('is the first moment at which an attempt is due', () => {
    for (const attempts of [{ askedAt: 5 }, { failedAt: 7, failures: 3 }, { askedAt: 5, failedAt: 50_000 }]) {
      const due = dueAt(attempts, windowMs);
      expect([isDue(attempts, windowMs, due - 1), isDue(attempts, windowMs, due)]).toEqual([false, true]);
    }
  });
});

it('isUsable is true for three hours', () => {
  expect(isUsable({ answeredAt }, answeredAt + 180 * minuteMs - 1)).toBe(true);
  expect(isUsable({ answeredAt }, answeredAt + 180 * minuteMs)).toBe(false);
  expect(isUsable({}, 0)).toBe(false);
});

it('isStale is true after a failure, and for an answer made more than five minutes ago', () => {
  expect(isStale({ answeredAt }, answeredAt + 5 * minuteMs)).toBe(false);
  expect(isStale({ answeredAt }, answeredAt + 5 * minuteMs + 1)).toBe(true);
  expect(isStale({ answeredAt, error: 'why' }, answeredAt)).toBe(true);
  expect(isStale({}, 0)).toBe(true);
});
