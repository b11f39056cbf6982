import { expect, it } from 'vitest';
import { clubMinutes, extraMinutes, maxMinutes } from '../../../src/derive/minutes.ts';

it.for([
  ['RegularTime', 0],
  ['Draw', 0],
  ['ExtraTime', 30],
  ['Penalties', 30],
  [null, 0],
] as const)('minutes of a match decided by %s include %d of extra time', ([win_reason, extra]) => {
  expect(extraMinutes({ win_reason })).toBe(extra);
  expect(clubMinutes({ win_reason })).toBe(90 + extra);
});

it('minutes of appearances are at most 90 each plus the extra time', () => {
  expect(maxMinutes(3, 30)).toBe(300);
});
