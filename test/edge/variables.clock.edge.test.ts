import { afterEach, expect, it, vi } from 'vitest';
import { currentTime, realWaitMs } from '../../src/edge/variables.ts';

afterEach(() => vi.useRealTimers());

it('the current time is the real one, or that of a replay', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(currentTime({ clock: undefined }).getTime()).toBe(1_000_000);
  expect(currentTime({ clock: { realMs: 999_000, shownMs: 50_000, speed: 60 } }).getTime()).toBe(110_000);
  expect(currentTime({ clock: { realMs: 999_000, shownMs: 50_000, speed: 0 } }).getTime()).toBe(50_000);
});

it('a wait is as long as it says, or shorter in a replay that is faster than life', () => {
  const clockOf = (speed: number) => ({ clock: { realMs: 0, shownMs: 0, speed } });
  expect(realWaitMs({ clock: undefined }, 15_000)).toBe(15_000);
  expect([0, 1, 60].map((speed) => realWaitMs(clockOf(speed), 15_000))).toEqual([15_000, 15_000, 250]);
});
