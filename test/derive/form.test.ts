import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf, roundBefore } from '../../src/derive/form.ts';
import type { Result } from '../../src/derive/tally.ts';
import { anyResult, clubs, resultOf } from '../support/results.ts';

describe('formOf', () => {
  it('is the last five results, oldest first', () => {
    const results = [0, 0, 1, 2, 2, 0].map((goals) => resultOf('a', 'b', goals, 1));
    expect(formOf(results, 'a')).toEqual(['L', 'D', 'W', 'W', 'L']);
    expect(formOf(results, 'b')).toEqual(['W', 'D', 'L', 'L', 'W']);
    expect(formOf(results, 'c')).toEqual([]);
  });
});

describe('roundBefore', () => {
  it('lacks each club’s last match, and no more than one of each', () => {
    fc.assert(
      fc.property(fc.array(anyResult), (results) => {
        const finished = results.filter(({ status }) => status === 'FINISHED');
        const before = roundBefore(results);
        const playedBy = (rows: readonly Result[], club: string) =>
          rows.filter(({ home_club, away_club }) => home_club === club || away_club === club);
        expect(finished.length - before.length).toBeLessThanOrEqual(clubs.length);
        for (const club of clubs) {
          const last = playedBy(finished, club).at(-1);
          if (last) expect(before).not.toContain(last);
        }
      }),
    );
  });
});
