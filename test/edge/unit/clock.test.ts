import { afterEach, expect, it, vi } from 'vitest';
import { currentTime } from '../../../src/edge/clock.ts';

afterEach(() => vi.useRealTimers());

it('the current time is the real one, or that of a replay', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(currentTime({ clock: undefined }).getTime()).toBe(1_000_000);
  expect(currentTime({ clock: { realMs: 999_000, shownMs: 50_000, speed: 60 } }).getTime()).toBe(110_000);
  expect(currentTime({ clock: { realMs: 999_000, shownMs: 50_000, speed: 0 } }).getTime()).toBe(50_000);
});
