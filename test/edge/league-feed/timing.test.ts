import { describe, expect, it } from 'vitest';
import {
  dueAt,
  isDue,
  isStale,
  isUsable,
  maxFreshAgeMs,
  maxStaleMs,
  retryDelayMs,
} from '../../../src/edge/league-feed/timing.ts';

const windowMs = 20_000;

describe('isDue', () => {
  it.for([
    [{}, true],
    [{ askedAt: 1 }, false],
    [{ askedAt: 0 }, true],
    [{ failedAt: windowMs - retryDelayMs }, true],
    [{ failedAt: windowMs - retryDelayMs + 1 }, false],
    [{ askedAt: 0, failedAt: windowMs - 1 }, false],
  ] as const)('after %j, when the window from 0 ends, is %s', ([attempts, expected]) => {
    expect(isDue(attempts, windowMs, windowMs)).toBe(expected);
  });
});

describe('dueAt', () => {
  it('is the end of the window, or of the pause after a failure', () => {
    expect(dueAt({}, windowMs)).toBe(0);
    expect(dueAt({ askedAt: 5 }, windowMs)).toBe(5 + windowMs);
    expect(dueAt({ askedAt: 5, failedAt: 50_000 }, windowMs)).toBe(50_000 + retryDelayMs);
  });

  it('is the first moment at which an attempt is due', () => {
    for (const attempts of [{ askedAt: 5 }, { failedAt: 7 }, { askedAt: 5, failedAt: 50_000 }]) {
      const due = dueAt(attempts, windowMs);
      expect([isDue(attempts, windowMs, due - 1), isDue(attempts, windowMs, due)]).toEqual([false, true]);
    }
  });
});

describe('isUsable', () => {
  it('is true for three hours', () => {
    expect(isUsable({ answeredAt: 0 }, maxStaleMs - 1)).toBe(true);
    expect(isUsable({ answeredAt: 0 }, maxStaleMs)).toBe(false);
    expect(isUsable({}, 0)).toBe(false);
  });
});

describe('isStale', () => {
  it('is true after a failure, and of an answer that the feed made minutes ago', () => {
    expect(isStale({ answeredAt: 0 }, maxFreshAgeMs)).toBe(false);
    expect(isStale({ answeredAt: 0 }, maxFreshAgeMs + 1)).toBe(true);
    expect(isStale({ answeredAt: 0, error: 'why' }, 0)).toBe(true);
    expect(isStale({}, 0)).toBe(true);
  });
});
