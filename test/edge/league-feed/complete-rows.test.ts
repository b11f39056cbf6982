import { describe, expect, it } from 'vitest';
import { completeRows } from '../../../src/edge/league-feed/complete-rows.ts';

describe('completeRows', () => {
  it('adds the rows that the answer lacks', () => {
    const before = [{ match_id: 'a' }, { match_id: 'b', clock: 1 }];
    expect(completeRows('schedule', [{ match_id: 'b', clock: null }, { match_id: 'c' }], before)).toEqual([
      // The fields of a match are of the moment.
      { match_id: 'b', clock: null },
      { match_id: 'c' },
      { match_id: 'a' },
    ]);
  });

  it('adds the figures of a player that the answer lacks', () => {
    const player = (full_name: string | null, goals: number | null, minutes: number | null) => ({
      full_name,
      row: { player_id: 'a', goals, minutes },
    });
    expect(completeRows('players', [player(null, 0, null)], [player('A. Name', 3, 90)])).toEqual([
      player('A. Name', 0, 90),
    ]);
  });

  it('adds the statistics of a club that the answer lacks', () => {
    const club = (stats: object) => ({ season: 2026, club: 'a', stats });
    expect(
      completeRows('teamStats', [club({ Goals: 2, Shots: null })], [club({ Shots: 5, Corners: 1 })]),
    ).toEqual([club({ Goals: 2, Shots: 5, Corners: 1 })]);
  });

  it('leaves a first answer as it is', () => {
    expect(completeRows('standings', [{ club: 'a' }], [])).toEqual([{ club: 'a' }]);
  });
});
