import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../scripts/replay/moment.ts';
import { dataset } from '../../support/tables.ts';

describe('the moment a replay begins', () => {
  it('of a match day is five minutes before its first kick-off', () => {
    expect(momentOf('2025-10-26', dataset)).toMatchObject({ season: 2025 });
    expect(momentOf('2025-11-09', dataset)).toEqual({ at: '2025-11-09T22:15:00Z', season: 2025 });
  });

  it('may be any moment of a season, with whatever offset', () => {
    expect(momentOf('2025-10-26T12:00:00-04:00', dataset)).toEqual({
      at: '2025-10-26T16:00:00Z',
      season: 2025,
    });
  });

  it.for([
    ['2025-10-27', 'the next match day is 2025-11-02'],
    ['2100-01-01', 'the last match day is'],
    ['yesterday', "'yesterday' is no moment"],
    ['2025-02-30', 'is no moment'],
    ['2018-01-01T00:00:00Z', 'has no season 2018'],
  ])('is not %s', ([text, message]) => {
    expect(() => momentOf(String(text), dataset)).toThrow(message);
  });
});
