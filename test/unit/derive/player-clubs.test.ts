import { describe, expect, it } from 'vitest';
import { clubsOf } from '../../../src/derive/player-clubs.ts';
import { blankRow } from '../../support/blank-row.ts';

const row = blankRow('players', { club: 'c', appearances: 3, minutes: 270, goals: 1 });
const stint = blankRow('playerStints', {});

describe('clubsOf', () => {
  it('returns the one club, with all the figures', () => {
    const { club, appearances, minutes, goals } = row;
    expect(clubsOf(row, [])).toEqual([{ club, from: null, to: null, appearances, minutes, goals }]);
  });

  it('returns the stints in order, where there are any', () => {
    const stints = [
      { ...stint, stint: 2, club: 'b' },
      { ...stint, stint: 1, club: 'a' },
    ];
    expect(clubsOf(row, stints).map(({ club }) => club)).toEqual(['a', 'b']);
  });

  it('returns no club where it is unknown', () => {
    expect(clubsOf({ ...row, club: null }, [])).toEqual([]);
  });
});
