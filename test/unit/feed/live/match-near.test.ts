import { describe, expect, it } from 'vitest';
import { isMatchNear } from '../../../../src/feed/live/timing.ts';
import type { Match } from '../../../../src/records/match.ts';

const kickoff_utc = '2026-05-01T20:00:00Z';
const near = (minutes: number, over: Partial<Match> = {}) =>
  isMatchNear(
    { status: 'UPCOMING', kickoff_utc, ...over } as Match,
    Date.parse(kickoff_utc) + minutes * 60_000,
  );

describe('isMatchNear', () => {
  it.for([
    [-16, false],
    [-15, true],
    [0, true],
    [180, true],
    [181, false],
  ] as const)('%i minutes from the kick-off is %s', ([minutes, expected]) => {
    expect(near(minutes)).toBe(expected);
  });

  it.for(['FINISHED', 'POSTPONED', 'CANCELLED'] as const)('is false of a match that is %s', (status) => {
    expect(near(0, { status })).toBe(false);
  });

  it('is false where the kick-off is not known', () => {
    expect(near(0, { kickoff_utc: null })).toBe(false);
  });
});
