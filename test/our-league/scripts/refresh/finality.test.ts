import { describe, expect, it } from 'vitest';
import { isFinal } from '../../../../src/feed/stored/final-rows.ts';
import { dataset } from '../../../support/tables.ts';

describe('isFinal', () => {
  // Kick-off at 19:00 in Halifax.
  const match = { status: 'FINISHED', date: '2025-07-01', kickoff_utc: '2025-07-01T22:00:00Z' } as const;

  it.for([
    ['2025-07-02T06:59:59Z', false],
    ['2025-07-02T07:00:00Z', true],
  ] as const)(
    'at %s is %s where the kick-off is not known: midnight in Vancouver is 07:00 UTC',
    ([at, expected]) => {
      expect(isFinal(dataset.league, { ...match, kickoff_utc: null }, new Date(at))).toBe(expected);
    },
  );
});
